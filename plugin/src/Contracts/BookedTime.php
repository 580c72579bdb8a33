<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeImmutable;

/** A booked appointment. Instants are UTC. */
final class BookedTime {

	/**
	 * @param string $timezone The visitor's zone; the institute's when it is not known.
	 * @param string $home     The institute's zone.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $event,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly string $timezone,
		public readonly string $home,
	) {}
}
