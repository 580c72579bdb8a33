<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;

/** What a calendar file holds of somebody's time: events and busy times, made of the lines that its components have. Pure. */
final class Contents {

	/** Of events that may not be over. */
	private const MOST = 10_000;

	/** Longer than the longest time between an event's beginning and what is still asked of it, in seconds. */
	private const MARGIN = 60 * 86_400;

	/** Of times of a file that are listed one by one. */
	private const LISTED = 20_000;

	/** @var list<Event> */
	public array $events = array();

	/** @var list<array{int, int}> Times that are only said to be busy (VFREEBUSY). */
	public array $busy = array();

	/** Number of events and busy times that could not be read, or only in part. */
	public int $left = 0;

	/** @var list<list<Line>> Events of the file, until all of its zones are known. */
	private array $waiting = array();

	/** @var list<list<Line>> Changes of the zone that is being defined. */
	private array $changes = array();

	private readonly string $oldest;
	private readonly Budget $listed;
	private readonly EventLines $eventLines;
	private readonly ZoneClock $utc;

	public function __construct( private readonly Zones $zones, int $since ) {
		$this->oldest     = gmdate( 'Ymd', $since - self::MARGIN );
		$this->listed     = new Budget( self::LISTED );
		$this->eventLines = new EventLines( $zones, $this->listed );
		$this->utc        = ZoneClock::of( new DateTimeZone( 'UTC' ) );
	}

	/** @return list<string> Names of time zones that are not understood, as the file writes them. */
	public function unknownZones(): array {
		return $this->zones->unknown;
	}

	/**
	 * A component that has ended.
	 *
	 * @param list<Line> $lines
	 * @throws Unreadable
	 */
	public function add( string $part, array $lines ): void {
		if ( 'VEVENT' === $part && $this->matters( $lines ) ) {
			$this->waiting[] = $lines;
			if ( count( $this->waiting ) + count( $this->events ) > self::MOST ) {
				throw new Unreadable( Unreadable::MANY );
			}
		} elseif ( 'VFREEBUSY' === $part ) {
			array_push( $this->busy, ...$this->busyTimes( $lines ) );
		} elseif ( 'STANDARD' === $part || 'DAYLIGHT' === $part ) {
			$this->changes[] = $lines;
		} elseif ( 'VTIMEZONE' === $part ) {
			$this->zones->define( new ZoneDefinition( $lines, $this->changes ) );
			$this->changes = array();
		} elseif ( 'VCALENDAR' === $part ) {
			$this->makeEvents();
		}
	}

	/** @throws Unreadable */
	private function makeEvents(): void {
		foreach ( $this->waiting as $lines ) {
			$event       = $this->eventLines->event( $lines );
			$this->left += null === $event || ! $event->isWhole ? 1 : 0;
			if ( null !== $event ) {
				$this->events[] = $event;
			}
		}
		$this->waiting = array();
	}

	/**
	 * Whether an event may not be over. The calendar of somebody who has had it for years holds thousands that are.
	 *
	 * @param list<Line> $lines
	 */
	private function matters( array $lines ): bool {
		$dates = array();
		foreach ( $lines as $line ) {
			if ( ( 'RRULE' === $line->name && '' !== $line->value ) || 'RDATE' === $line->name || 'DURATION' === $line->name ) {
				return true;
			}
			if ( in_array( $line->name, array( 'DTSTART', 'DTEND', 'RECURRENCE-ID' ), true ) ) {
				$date = str_replace( '-', '', substr( $line->value, 0, 10 ) );
				if ( 1 !== preg_match( '/^\d{8}/', $date ) ) {
					return true;
				}
				$dates[] = $date;
			}
		}
		return array() === $dates || max( $dates ) >= $this->oldest;
	}

	/**
	 * @param list<Line> $lines Of a VFREEBUSY.
	 * @return list<array{int, int}> Seconds since 1970.
	 * @throws Unreadable
	 */
	private function busyTimes( array $lines ): array {
		$busy     = array();
		$is_whole = true;
		foreach ( $lines as $line ) {
			$is_free = 'FREE' === strtoupper( $line->parameters['FBTYPE'] ?? '' );
			foreach ( $is_free ? array() : explode( ',', $line->value ) as $text ) {
				$this->listed->spend();
				$period = $this->eventLines->period( trim( $text ), $this->utc, $is_whole );
				if ( null !== $period ) {
					$busy[] = $period;
				}
			}
		}
		$this->left += $is_whole ? 0 : 1;
		return $busy;
	}
}
