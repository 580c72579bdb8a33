<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Converts between Unix timestamps and local time. Handles daylight saving time as specified in RFC 5545, 3.3.5
 * (src/time/wall.ts, tests/vectors/wall-clock.json): a local time that is skipped moves one hour ahead, because it uses
 * the offset before the change. For a local time that occurs twice, the first occurrence is used. PHP's
 * DateTimeImmutable would use the second. Works with integers, because calculating available times needs thousands of
 * conversions.
 */
final class WallClock {

	private const AROUND = 400 * 86_400;

	/**
	 * @var non-empty-list<array{int, int}> Changes of the UTC offset, ordered by time. Each consists of a Unix
	 * timestamp and the new offset in seconds.
	 */
	private array $changes = array( array( PHP_INT_MIN, 0 ) );

	private int $from = PHP_INT_MAX;
	private int $to   = PHP_INT_MIN;

	public function __construct( public readonly DateTimeZone $zone ) {}

	/**
	 * Converts a local date and time to UTC.
	 *
	 * @param string $date Date such as 2026-03-29.
	 * @param string $time HH:mm, up to 24:00.
	 */
	public function at( string $date, string $time = '00:00' ): DateTimeImmutable {
		$wall = new DateTimeImmutable( "{$date} {$time}:00", new DateTimeZone( 'UTC' ) );
		return $wall->setTimestamp( $this->instant( $wall->getTimestamp() ) );
	}

	/** @return array{DateTimeImmutable, DateTimeImmutable} Start of the local day, and start of the next day. */
	public function day( DateTimeImmutable $at ): array {
		$date = $at->setTimezone( $this->zone )->format( 'Y-m-d' );
		return array( $this->at( $date ), $this->at( $date, '24:00' ) );
	}

	/**
	 * Converts local time to a Unix timestamp.
	 *
	 * @param int $wall Local time in seconds since 1970-01-01 00:00, calculated as if it were UTC.
	 */
	public function instant( int $wall ): int {
		$changes = $this->changes( $wall );
		$last    = count( $changes ) - 1;
		for ( $at = 0; $at < $last && $wall - $changes[ $at ][1] >= $changes[ $at + 1 ][0]; $at++ );
		$instant = $wall - $changes[ $at ][1];
		return $at > 0 && $instant < $changes[ $at ][0] ? $wall - $changes[ $at - 1 ][1] : $instant;
	}

	/** Converts a Unix timestamp to local time in seconds. Reverses instant(). */
	public function wall( int $instant ): int {
		$changes = $this->changes( $instant );
		$at      = count( $changes ) - 1;
		while ( $at > 0 && $changes[ $at ][0] > $instant ) {
			--$at;
		}
		return $instant + $changes[ $at ][1];
	}

	/**
	 * Returns the offset changes around a time. Loads two more days before and after, because local time can differ
	 * from UTC by up to a day.
	 *
	 * @return non-empty-list<array{int, int}>
	 */
	private function changes( int $second ): array {
		if ( $second < $this->from || $second > $this->to ) {
			$this->from    = $second - self::AROUND;
			$this->to      = $second + self::AROUND;
			$found         = array_map(
				static fn ( array $change ): array => array( $change['ts'], $change['offset'] ),
				$this->zone->getTransitions( $this->from - 172_800, $this->to + 172_800 ) ?: array()
			);
			$this->changes = array() === $found
				? array( array( PHP_INT_MIN, $this->zone->getOffset( new DateTimeImmutable( "@{$second}" ) ) ) )
				: $found;
		}
		return $this->changes;
	}
}
