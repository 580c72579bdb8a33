<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time\Hours;

/** Error in opening hours. The browser shows the same messages (src/admin/kit/hours/week.ts). */
enum Finding: string {
	case Missing       = 'missing';
	case Unreadable    = 'unreadable';
	case Same          = 'same';
	case Overlaps      = 'overlaps';
	case OverlapsNight = 'overlaps-night';

	public function words(): string {
		return match ( $this ) {
			self::Missing       => __( 'Enter both times or remove them.', 'vestibule' ),
			self::Unreadable    => __( 'Enter a time from 00:00 to 24:00, such as 9:30 or 5pm.', 'vestibule' ),
			self::Same          => __( 'The start and the end are the same.', 'vestibule' ),
			self::Overlaps      => __( 'These times overlap with other times of this day.', 'vestibule' ),
			self::OverlapsNight => __(
				'These times overlap with times of the previous day that continue past midnight.',
				'vestibule'
			),
		};
	}
}
