<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use DateTimeImmutable;

/** A time that is kept for a visitor who is still writing. Instants are UTC. */
final class Hold {

	/** @param DateTimeImmutable $since When its visitor began to hold; choosing another time does not change it. */
	public function __construct(
		public readonly int $id,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $since,
		public readonly DateTimeImmutable $until,
		public readonly int $host = 0,
	) {}
}
