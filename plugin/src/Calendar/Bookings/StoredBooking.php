<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use Vestibule\Entries\BookedTime;

/** A booking as its row says, whatever became of it. */
final class StoredBooking {

	/**
	 * @param string $key          The random part of its link.
	 * @param string $note         The institute's own.
	 * @param string $source       Where it was made; empty for a form.
	 * @param string $cancelReason Why it is cancelled; empty while it is not.
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
