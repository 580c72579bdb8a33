<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\Links\StoredBookings;

/** What it takes to find a booking and a time for it. */
final class BookingObjects {

	public function __construct(
		public readonly StoredBookings $bookings,
		public readonly OwnerEvents $events,
		public readonly OwnerTime $times,
	) {}
}
