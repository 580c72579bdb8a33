<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Contracts\BookedTime;

/** A booking as its row says, whatever became of it. */
final class StoredBooking {

	/** @param string $key The random part of its link. */
	public function __construct(
		public readonly BookedTime $time,
		public readonly string $status,
		public readonly int $entry,
		public readonly string $key,
	) {}

	public function isBooked(): bool {
		return 'booked' === $this->status;
	}
}
