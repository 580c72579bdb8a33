<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use DateTimeImmutable;

/** Time slot of an appointment type that can be booked, from start to end, in UTC. */
final class Slot {

	/**
	 * @param int  $host            Host to book. 0 means any available host.
	 * @param bool $isAbsentAllowed Whether a host can be booked outside of their hours if no host is available within
	 * their hours.
	 */
	public function __construct(
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly int $host = 0,
		public readonly bool $isAbsentAllowed = false,
	) {}

	/** Returns a copy for a certain host. */
	public function withHost( int $host, bool $is_absent_allowed ): self {
		return new self( $this->start, $this->end, $host, $is_absent_allowed );
	}
}
