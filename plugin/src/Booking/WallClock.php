<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeZone;

/**
 * What a clock on the wall shows in one stretch: it knows when that clock is set in it, and computes in seconds. A time that the
 * wall skips is the moment of the change; one that it shows twice is its first showing.
 */
final class WallClock {

	/** @var list<array{int, int}> From when which offset counts, in order. */
	private readonly array $changes;

	public function __construct( DateTimeZone $zone, int $from, int $to ) {
		$changes = array();
		// Two days more on either side: the wall is up to a day away from UTC, and days are asked for whole.
		foreach ( $zone->getTransitions( $from - 259_200, $to + 259_200 ) ?: array() as $change ) {
			$changes[] = array( $change['ts'], $change['offset'] );
		}
		$this->changes = array() === $changes ? array( array( PHP_INT_MIN, $zone->getOffset( new \DateTimeImmutable( "@{$from}" ) ) ) ) : $changes;
	}

	/** @param int $wall Seconds that a clock on the wall would be at, if it were in UTC. */
	public function instant( int $wall ): int {
		$last = count( $this->changes ) - 1;
		for ( $at = 0; $at < $last; $at++ ) {
			$instant = $wall - $this->changes[ $at ][1];
			if ( $instant < $this->changes[ $at + 1 ][0] ) {
				return 0 === $at ? $instant : max( $instant, $this->changes[ $at ][0] );
			}
		}
		$instant = $wall - $this->changes[ $last ][1];
		return 0 === $last ? $instant : max( $instant, $this->changes[ $last ][0] );
	}

	/** What a clock on the wall shows, in the seconds of instant(). */
	public function wall( int $instant ): int {
		$offset = $this->changes[0][1];
		foreach ( $this->changes as [ $from, $other ] ) {
			if ( $from > $instant ) {
				break;
			}
			$offset = $other;
		}
		return $instant + $offset;
	}
}
