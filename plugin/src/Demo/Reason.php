<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** Why something of the demo stays. */
enum Reason: string {

	case Edited    = 'edited';
	case Commented = 'commented';
	case Used      = 'used';

	public function describe(): string {
		return match ( $this ) {
			self::Edited    => __( 'It was edited.', 'vestibule' ),
			self::Commented => __( 'Others have commented on it.', 'vestibule' ),
			self::Used      => __( 'Other content uses it.', 'vestibule' ),
		};
	}
}
