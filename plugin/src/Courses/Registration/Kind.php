<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use Vestibule\Contract\Course as Settings;

/** Kind of registration: for the whole course, single dates or a trial session. */
enum Kind: string {
	case Whole  = 'whole';
	case Single = 'single';
	case Trial  = 'trial';

	/** @return list<self> Kinds that a course offers, in the order of the form. */
	public static function offered( Settings $course ): array {
		return array_values(
			array_filter(
				self::cases(),
				static fn ( self $kind ): bool => match ( $kind ) {
					self::Whole  => $course->whole,
					self::Single => $course->single,
					self::Trial  => $course->trial,
				}
			)
		);
	}

	public function label(): string {
		return match ( $this ) {
			self::Whole  => __( 'Whole course', 'vestibule' ),
			self::Single => __( 'Single dates', 'vestibule' ),
			self::Trial  => __( 'Trial session', 'vestibule' ),
		};
	}
}
