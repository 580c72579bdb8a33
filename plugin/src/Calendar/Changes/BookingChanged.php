<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;

/** Event (Kernel\Events): a booking was changed for good, or its visitor is reminded. */
final class BookingChanged {

	public function __construct( public readonly BookingChange $change ) {}
}
