<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/** Current time of the server, in UTC. The filter vestibule/now can change it. */
final class Clock {

	public function now(): DateTimeImmutable {
		$now = new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
		/**
		 * Filters the current time.
		 *
		 * @param DateTimeImmutable $now Time in UTC.
		 */
		$filtered = apply_filters( 'vestibule/now', $now );
		return $filtered instanceof DateTimeImmutable ? $filtered->setTimezone( new DateTimeZone( 'UTC' ) ) : $now;
	}
}
