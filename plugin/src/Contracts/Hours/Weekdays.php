<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Hours;

/** The week's days from Monday, to read. */
final class Weekdays {

	/** @return array<string, string> By the key of the contracts. */
	public function names(): array {
		return array(
			'monday'    => __( 'Monday', 'vestibule' ),
			'tuesday'   => __( 'Tuesday', 'vestibule' ),
			'wednesday' => __( 'Wednesday', 'vestibule' ),
			'thursday'  => __( 'Thursday', 'vestibule' ),
			'friday'    => __( 'Friday', 'vestibule' ),
			'saturday'  => __( 'Saturday', 'vestibule' ),
			'sunday'    => __( 'Sunday', 'vestibule' ),
		);
	}
}
