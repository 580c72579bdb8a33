<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use Vestibule\Entries\BookedTime;

/** Stored booking of any status. */
final class StoredBooking {

	/**
	 * @param string $key          Random part of the link.
	 * @param string $note         Note by the team.
	 * @param string $source       Origin of the booking; empty for a form.
	 * @param string $cancelReason Reason of the cancellation; empty if it is not canceled.
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
