<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use DateTimeImmutable;

/** Slot that is held for the visitor with a link, and when the hold expires. Times are UTC. */
final class OfferedSlot {

	/** @param string $hold Secret that the form sends to book the slot. */
	public function __construct(
		public readonly int $event,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $until,
		public readonly string $hold,
		public readonly int $host = 0,
	) {}
}
