<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Contracts\BookedTime;

/** A booking as its row says, whatever became of it. */
final class StoredBooking {

	/**
	 * @param string $key  The random part of its link.
	 * @param int    $host Whose time it is; 0 is nobody's.
	 */
	public function __construct(
		public readonly BookedTime $time,
		public readonly string $status,
		public readonly int $entry,
		public readonly string $key,
		public readonly int $host = 0,
	) {}

	public function isBooked(): bool {
		return 'booked' === $this->status;
	}
}
