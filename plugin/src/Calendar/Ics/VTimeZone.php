<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Writes the start and end of an appointment in the time zone of the appointment type, and the definition of this time
 * zone (VTIMEZONE, RFC 5545, 3.6.5). The definition contains the offset changes from a year before the appointment to a
 * year after it. Uses UTC if the time zone has no name, or if the local time is ambiguous because the clock was set
 * back.
 */
final class VTimeZone {

	private const WALL = 'Ymd\THis';
	private const YEAR = 366 * 86_400;

	private readonly ?DateTimeZone $zone;

	public function __construct(
		string $name,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end
	) {
		$this->zone = $this->usable( $name );
	}

	/** Returns a line such as `DTSTART;TZID=Europe/Berlin:20261201T100000`. */
	public function line( string $property, DateTimeImmutable $at ): string {
		return null === $this->zone
			? "{$property}:" . $at->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::WALL . '\Z' )
			: "{$property};TZID={$this->zone->getName()}:" . $at->setTimezone( $this->zone )->format( self::WALL );
	}

	/** @return list<string> Lines of the VTIMEZONE component. Empty if UTC is used. */
	public function definition(): array {
		if ( null === $this->zone ) {
			return array();
		}
		$changes = $this->zone->getTransitions(
			$this->start->getTimestamp() - self::YEAR,
			$this->end->getTimestamp() + self::YEAR
		) ?: array();
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
				// The abbreviation contains only letters, digits and signs, so it needs no escaping.
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
		// An offset such as +05:30 never changes, and calendars don't recognize it as a name.
		if ( 'UTC' === $zone->getName() || 1 === preg_match( '/^[+-]\d/', $zone->getName() ) ) {
			return null;
		}
		return $this->isSecondShowing( $zone, $this->start ) || $this->isSecondShowing( $zone, $this->end )
			? null
			: $zone;
	}

	/** Checks whether the clock was set back shortly before, so that the same local time occurs for the second time. */
	private function isSecondShowing( DateTimeZone $zone, DateTimeImmutable $at ): bool {
		$second = $at->getTimestamp();
		$before = null;
		foreach ( $zone->getTransitions( $second - 86_400, $second ) ?: array() as $change ) {
			if (
				null !== $before && $second >= $change['ts'] && $second < $change['ts'] + $before - $change['offset']
			) {
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
