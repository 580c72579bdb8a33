<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;

/** Fired while a booking change or a reminder is being stored, inside the transaction. */
final class BookingChanging {

	public function __construct( public readonly BookingChange $change ) {}
}
