<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use RuntimeException;

/** Thrown if the chosen time was booked by another visitor in the meantime. Rolls back the whole submission. */
final class BookingConflict extends RuntimeException {

	public function __construct( public readonly ChosenTime $time ) {
		parent::__construct( 'The time is taken.' );
	}
}
