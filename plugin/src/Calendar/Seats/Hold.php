<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use DateTimeImmutable;

/** Temporary reservation of a seat for a visitor who is still filling in the form. Times are in UTC. */
final class Hold {

	/** @param DateTimeImmutable $since Start of the visitor's first hold. Choosing another time does not change it. */
	public function __construct(
		public readonly int $id,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $since,
		public readonly DateTimeImmutable $until,
		public readonly int $host = 0,
	) {}
}
