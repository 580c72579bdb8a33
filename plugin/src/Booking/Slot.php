<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;

/** One time of an event, from its start to its end, in UTC. */
final class Slot {

	public function __construct( public readonly DateTimeImmutable $start, public readonly DateTimeImmutable $end ) {}
}
