<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;

/**
 * Reads the events of a calendar file (RFC 5545). Rejects files that are too large, are nested too deeply or have too
 * many events. Reads only the times of events and does not follow links. No side effects (tests/vectors/busy-ics.json).
 */
final class Reader {

	private const MAX_DEPTH  = 4;
	private const MAX_EVENTS = 50_000;

	/** Maximum number of lines that are read per component. */
	private const MAX_LINES = 5_000;

	private const WANTED = array(
		'VEVENT'    => array(
			'UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'STATUS', 'TRANSP',
			'X-MICROSOFT-CDO-BUSYSTATUS',
		),
		'VFREEBUSY' => array( 'FREEBUSY' ),
		'VTIMEZONE' => array( 'TZID', 'X-LIC-LOCATION' ),
		'STANDARD'  => array( 'DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO' ),
		'DAYLIGHT'  => array( 'DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO' ),
	);

	/** @param int $since Unix timestamp. Events that ended earlier are skipped. */
	public function __construct( private readonly DateTimeZone $home, private readonly int $since ) {}

	/** @throws Unreadable */
	public function read( string $file ): Contents {
		$contents = new Contents( new Zones( $this->home, $this->since ), $this->since );
		$open     = array();
		$lines    = array();
		$events   = 0;
		$any      = false;
		foreach ( Line::unfold( $file ) as $text ) {
			$line = $this->line( $text, $open[ count( $open ) - 1 ] ?? '' );
			if ( null === $line ) {
				continue;
			}
			$part = strtoupper( $line->value );
			if ( 'BEGIN' === $line->name ) {
				$this->enter( $open, $part );
				$open[] = $part;
				$any    = true;
				$events += 'VEVENT' === $part || 'VFREEBUSY' === $part ? 1 : 0;
				if ( $events > self::MAX_EVENTS ) {
					throw new Unreadable( Unreadable::MANY );
				}
				$lines[ $part ] = array();
			} elseif ( 'END' === $line->name ) {
				if ( array_pop( $open ) !== $part ) {
					throw new Unreadable( Unreadable::OTHER );
				}
				$contents->add( $part, $lines[ $part ] ?? array() );
			} else {
				$within             = $open[ count( $open ) - 1 ];
				$lines[ $within ][] = $line;
				if ( count( $lines[ $within ] ) > self::MAX_LINES ) {
					throw new Unreadable( Unreadable::MANY );
				}
			}
		}
		if ( ! $any || array() !== $open ) {
			throw new Unreadable( Unreadable::OTHER );
		}
		return $contents;
	}

	/** Parses a line if it is needed. Skips descriptions and attendees, which make up most of a calendar file. */
	private function line( string $text, string $within ): ?Line {
		$name = strtoupper( substr( $text, 0, strcspn( $text, ':;' ) ) );
		return in_array( $name, array( 'BEGIN', 'END' ), true )
			|| in_array( $name, self::WANTED[ $within ] ?? array(), true )
			? Line::parse( $text )
			: null;
	}

	/**
	 * @param list<string> $open
	 * @throws Unreadable
	 */
	private function enter( array $open, string $part ): void {
		if ( count( $open ) >= self::MAX_DEPTH || in_array( $part, $open, true ) ) {
			throw new Unreadable( Unreadable::NESTED );
		}
		if ( array() === $open && 'VCALENDAR' !== $part ) {
			throw new Unreadable( Unreadable::OTHER );
		}
	}
}
