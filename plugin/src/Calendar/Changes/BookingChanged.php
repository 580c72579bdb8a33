<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;

/** Fired after a change of a booking, or a reminder of it, was committed. */
final class BookingChanged {

	public function __construct( public readonly BookingChange $change ) {}
}
