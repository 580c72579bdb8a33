<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;

/** Fired after a booking change or a reminder was committed to the database. */
final class BookingChanged {

	public function __construct( public readonly BookingChange $change ) {}
}
