<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use Vestibule\Entries\BookedTime;

/** Booking as stored in the table, in any status. */
final class StoredBooking {

	/**
	 * @param string $key          Random key of the link.
	 * @param string $note         Note for the team.
	 * @param string $source       Origin of the booking. Empty if it was made with a form.
	 * @param string $cancelReason Reason for the cancellation. Empty if the booking is not canceled.
	 */
	public function __construct(
		public readonly BookedTime $time,
		public readonly string $status,
		public readonly int $entry,
		public readonly string $key,
		public readonly string $note,
		public readonly string $source,
		public readonly string $cancelReason,
	) {}

	public function isBooked(): bool {
		return 'booked' === $this->status;
	}
}
