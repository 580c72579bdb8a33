<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use DateTimeImmutable;

/** One time of an event, from its start to its end, in UTC. */
final class Slot {

	/** @param int $host Whose time it is to be; 0 is whoever of the event's hosts is free. */
	public function __construct(
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly int $host = 0,
	) {}
}
