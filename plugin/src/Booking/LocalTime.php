<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use DateTimeZone;

/** Turns what a clock on the wall shows into an instant, also on the two days a year when that clock is set. */
final class LocalTime {

	public function __construct( private readonly DateTimeZone $zone ) {}

	/**
	 * A time that the wall skips (02:30 when clocks go from 02:00 to 03:00) is the moment of the change; one that it
	 * shows twice is its first showing.
	 *
	 * @param string $date Such as 2026-03-29.
	 * @param string $time HH:mm, up to 24:00.
	 */
	public function instant( string $date, string $time ): DateTimeImmutable {
		$utc    = new DateTimeZone( 'UTC' );
		$wall   = new DateTimeImmutable( "{$date} {$time}:00", $utc );
		$around = $this->offsets( $wall->getTimestamp() );
		foreach ( $around as $offset ) {
			$instant = $wall->modify( sprintf( '%+d seconds', -$offset ) );
			if ( $this->zone->getOffset( $instant ) === $offset ) {
				return $instant;
			}
		}
		return $this->change( $wall->getTimestamp() ) ?? $wall->setTimezone( $utc );
	}

	/** @return array{DateTimeImmutable, DateTimeImmutable} Where the day of an instant begins, and where the next one does. */
	public function day( DateTimeImmutable $at ): array {
		$date = $at->setTimezone( $this->zone )->format( 'Y-m-d' );
		return array( $this->instant( $date, '00:00' ), $this->instant( $date, '24:00' ) );
	}

	/**
	 * The zone's offsets about a day before and after, the larger first: with it the wall shows a time earlier.
	 *
	 * @return list<int> Seconds.
	 */
	private function offsets( int $wall ): array {
		$offsets = array();
		foreach ( array( -86_400, 86_400 ) as $away ) {
			$offsets[] = $this->zone->getOffset( new DateTimeImmutable( '@' . ( $wall + $away ) ) );
		}
		rsort( $offsets );
		return array_values( array_unique( $offsets ) );
	}

	/** The moment at which the clock was put forward over this time. */
	private function change( int $wall ): ?DateTimeImmutable {
		$before = null;
		foreach ( $this->zone->getTransitions( $wall - 86_400, $wall + 86_400 ) ?: array() as $change ) {
			if ( null !== $before && $change['ts'] + $before <= $wall && $wall < $change['ts'] + $change['offset'] ) {
				return ( new DateTimeImmutable( '@' . $change['ts'] ) )->setTimezone( new DateTimeZone( 'UTC' ) );
			}
			$before = $change['offset'];
		}
		return null;
	}
}
