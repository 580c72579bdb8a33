<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;

/** Fired while a booking change or a booking reminder is being stored. */
final class BookingChanging {

	public function __construct( public readonly BookingChange $change ) {}
}
