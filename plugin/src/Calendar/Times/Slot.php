<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use DateTimeImmutable;

/** One time of an event, from its start to its end, in UTC. */
final class Slot {

	/**
	 * @param int  $host            Host to be booked; 0 is any host of the event who is free.
	 * @param bool $isAbsentAllowed Whether a host is booked outside of their hours if no available host is free.
	 */
	public function __construct(
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly int $host = 0,
		public readonly bool $isAbsentAllowed = false,
	) {}

	/** Returns the same time for one host, also outside of their hours where asked for. */
	public function withHost( int $host, bool $is_absent_allowed ): self {
		return new self( $this->start, $this->end, $host, $is_absent_allowed );
	}
}
