<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;

/** Event (Kernel\Events): a change of a booking, or its reminder, is being stored. */
final class BookingChanging {

	public function __construct( public readonly BookingChange $change ) {}
}
