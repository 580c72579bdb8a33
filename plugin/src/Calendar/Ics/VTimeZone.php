<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * The times of one appointment on the institute's clock, with what a calendar has to know of that clock (VTIMEZONE, RFC
 * 5545, 3.6.5): its changes from a year before to a year after. In UTC where the zone has no name, or where the clock
 * shows the time twice and this is its second showing, which a time of day cannot say.
 */
final class VTimeZone {

	private const WALL = 'Ymd\THis';
	private const YEAR = 366 * 86_400;

	private readonly ?DateTimeZone $zone;

	public function __construct( string $name, public readonly DateTimeImmutable $start, public readonly DateTimeImmutable $end ) {
		$this->zone = $this->usable( $name );
	}

	/** A line such as `DTSTART;TZID=Europe/Berlin:20261201T100000`. */
	public function line( string $property, DateTimeImmutable $at ): string {
		return null === $this->zone
			? "{$property}:" . $at->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::WALL . '\Z' )
			: "{$property};TZID={$this->zone->getName()}:" . $at->setTimezone( $this->zone )->format( self::WALL );
	}

	/** @return list<string> Its VTIMEZONE; empty in UTC. */
	public function definition(): array {
		if ( null === $this->zone ) {
			return array();
		}
		$changes = $this->zone->getTransitions( $this->start->getTimestamp() - self::YEAR, $this->end->getTimestamp() + self::YEAR ) ?: array();
		$lines   = array( 'BEGIN:VTIMEZONE', "TZID:{$this->zone->getName()}" );
		$before  = $changes[0]['offset'] ?? 0;
		foreach ( $changes as $change ) {
			$kind   = $change['isdst'] ? 'DAYLIGHT' : 'STANDARD';
			$lines  = array(
				...$lines,
				"BEGIN:{$kind}",
				'DTSTART:' . gmdate( self::WALL, $change['ts'] + $before ),
				'TZOFFSETFROM:' . $this->offset( $before ),
				'TZOFFSETTO:' . $this->offset( $change['offset'] ),
				// Letters, digits and signs: nothing to escape.
				"TZNAME:{$change['abbr']}",
				"END:{$kind}",
			);
			$before = $change['offset'];
		}
		return array( ...$lines, 'END:VTIMEZONE' );
	}

	private function usable( string $name ): ?DateTimeZone {
		try {
			$zone = new DateTimeZone( $name );
		} catch ( Exception ) {
			return null;
		}
		// An offset such as +05:30 has no changes, and is no name that calendars know.
		if ( 'UTC' === $zone->getName() || 1 === preg_match( '/^[+-]\d/', $zone->getName() ) ) {
			return null;
		}
		return $this->isSecondShowing( $zone, $this->start ) || $this->isSecondShowing( $zone, $this->end ) ? null : $zone;
	}

	/** Whether the clock was put back a moment ago, and shows again what it has shown. */
	private function isSecondShowing( DateTimeZone $zone, DateTimeImmutable $at ): bool {
		$second = $at->getTimestamp();
		$before = null;
		foreach ( $zone->getTransitions( $second - 86_400, $second ) ?: array() as $change ) {
			if ( null !== $before && $second >= $change['ts'] && $second < $change['ts'] + $before - $change['offset'] ) {
				return true;
			}
			$before = $change['offset'];
		}
		return false;
	}

	private function offset( int $seconds ): string {
		$amount = abs( $seconds );
		return sprintf( '%s%02d%02d', $seconds < 0 ? '-' : '+', intdiv( $amount, 3600 ), intdiv( $amount, 60 ) % 60 );
	}
}
