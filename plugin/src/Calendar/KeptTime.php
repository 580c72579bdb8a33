<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use DateTimeImmutable;

/** A time that is held for whoever has a link, until an instant. Instants are UTC. */
final class KeptTime {

	/** @param string $hold What books it, as a form sends it. */
	public function __construct(
		public readonly int $event,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $until,
		public readonly string $hold,
		public readonly int $host = 0,
	) {}
}
