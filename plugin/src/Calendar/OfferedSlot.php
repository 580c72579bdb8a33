<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use DateTimeImmutable;

/** Slot that is held for the visitor who opened a waiting list offer, with the expiry of the hold. Times are in UTC. */
final class OfferedSlot {

	/** @param string $hold Secret that the form sends in order to book the slot. */
	public function __construct(
		public readonly int $event,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $until,
		public readonly string $hold,
		public readonly int $host = 0,
	) {}
}
