<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Hours;

use Vestibule\Contracts\LocalDate;

/** The week's days from Monday, to read. */
final class Weekdays {

	/** @return array<string, string> By the key of the contracts. */
	public function names(): array {
		$keys = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );
		return array_combine( $keys, array_map( LocalDate::weekday( ... ), array( 1, 2, 3, 4, 5, 6, 0 ) ) );
	}
}
