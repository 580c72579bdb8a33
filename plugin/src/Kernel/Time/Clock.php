<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/** The server's clock, in UTC; the filter vestibule/now moves it. */
final class Clock {

	public function now(): DateTimeImmutable {
		$now = new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
		/**
		 * Filters the server's clock.
		 *
		 * @param DateTimeImmutable $now In UTC.
		 */
		$filtered = apply_filters( 'vestibule/now', $now );
		return $filtered instanceof DateTimeImmutable ? $filtered->setTimezone( new DateTimeZone( 'UTC' ) ) : $now;
	}
}
