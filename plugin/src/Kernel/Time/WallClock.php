<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/**
 * What a clock on the wall of a zone shows, and at which instant. The one rule for the two days a year when clocks are
 * set (RFC 5545, 3.3.5; src/time/wall.ts; tests/vectors/wall-clock.json): a time that the wall skips is read with the
 * offset before the change, so it is as much later; one that it shows twice is its first showing, for which PHP's own
 * DateTimeImmutable takes the second. Counts in seconds: free times ask it thousands of times.
 */
final class WallClock {

	private const AROUND = 400 * 86_400;

	/** @var non-empty-list<array{int, int}> From when which offset counts, in order. */
	private array $changes = array( array( PHP_INT_MIN, 0 ) );

	private int $from = PHP_INT_MAX;
	private int $to   = PHP_INT_MIN;

	public function __construct( public readonly DateTimeZone $zone ) {}

	/**
	 * @param string $date Such as 2026-03-29.
	 * @param string $time HH:mm, up to 24:00.
	 */
	public function at( string $date, string $time = '00:00' ): DateTimeImmutable {
		$wall = new DateTimeImmutable( "{$date} {$time}:00", new DateTimeZone( 'UTC' ) );
		return $wall->setTimestamp( $this->instant( $wall->getTimestamp() ) );
	}

	/** @return array{DateTimeImmutable, DateTimeImmutable} Where the day of an instant begins, and where the next one does. */
	public function day( DateTimeImmutable $at ): array {
		$date = $at->setTimezone( $this->zone )->format( 'Y-m-d' );
		return array( $this->at( $date ), $this->at( $date, '24:00' ) );
	}

	/** @param int $wall Seconds that a clock on the wall would be at, if it were in UTC. */
	public function instant( int $wall ): int {
		$changes = $this->changes( $wall );
		$last    = count( $changes ) - 1;
		for ( $at = 0; $at < $last && $wall - $changes[ $at ][1] >= $changes[ $at + 1 ][0]; $at++ );
		$instant = $wall - $changes[ $at ][1];
		return $at > 0 && $instant < $changes[ $at ][0] ? $wall - $changes[ $at - 1 ][1] : $instant;
	}

	/** What a clock on the wall shows, in the seconds of instant(). */
	public function wall( int $instant ): int {
		$changes = $this->changes( $instant );
		$at      = count( $changes ) - 1;
		while ( $at > 0 && $changes[ $at ][0] > $instant ) {
			--$at;
		}
		return $instant + $changes[ $at ][1];
	}

	/**
	 * Two days more on either side: the wall is up to a day away from UTC.
	 *
	 * @return non-empty-list<array{int, int}>
	 */
	private function changes( int $second ): array {
		if ( $second < $this->from || $second > $this->to ) {
			$this->from    = $second - self::AROUND;
			$this->to      = $second + self::AROUND;
			$found         = array_map( static fn ( array $change ): array => array( $change['ts'], $change['offset'] ), $this->zone->getTransitions( $this->from - 172_800, $this->to + 172_800 ) ?: array() );
			$this->changes = array() === $found ? array( array( PHP_INT_MIN, $this->zone->getOffset( new DateTimeImmutable( "@{$second}" ) ) ) ) : $found;
		}
		return $this->changes;
	}
}
