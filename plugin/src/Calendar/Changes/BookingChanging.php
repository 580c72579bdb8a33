<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;

/** Fired while a change of a booking, or a reminder of it, is being stored. */
final class BookingChanging {

	public function __construct( public readonly BookingChange $change ) {}
}
