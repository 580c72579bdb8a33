<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;

/** Events and busy times of a calendar file, read from the lines of its components. No side effects. */
final class Contents {

	/** Maximum number of events. Past events are not counted. */
	private const MAX_EVENTS = 10_000;

	/**
	 * Margin in seconds. An event is skipped only if all its dates are older than the start of the period by this
	 * margin.
	 */
	private const MARGIN = 60 * 86_400;

	/** Maximum number of individually listed dates per file (RDATE, EXDATE, FREEBUSY). */
	private const LISTED = 20_000;

	/** @var list<Event> */
	public array $events = array();

	/** @var list<array{int, int}> Busy times that do not belong to an event (VFREEBUSY). */
	public array $busy = array();

	/** Number of events and busy times that could not be read completely. */
	public int $left = 0;

	/** @var list<list<Line>> Lines of events, which are read when all time zones in the file are known. */
	private array $waiting = array();

	/** @var list<list<Line>> Lines with the offset changes of the time zone that is being read. */
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

	/** @return list<string> Names of unknown time zones, as written in the file. */
	public function unknownZones(): array {
		return $this->zones->unknown;
	}

	/**
	 * Adds a component after its END line was reached.
	 *
	 * @param list<Line> $lines
	 * @throws Unreadable
	 */
	public function add( string $part, array $lines ): void {
		if ( 'VEVENT' === $part && $this->matters( $lines ) ) {
			$this->waiting[] = $lines;
			if ( count( $this->waiting ) + count( $this->events ) > self::MAX_EVENTS ) {
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
	 * Checks whether an event may take place in the period. Skips past events, because old calendars contain thousands.
	 *
	 * @param list<Line> $lines
	 */
	private function matters( array $lines ): bool {
		$dates = array();
		foreach ( $lines as $line ) {
			if (
				( 'RRULE' === $line->name && '' !== $line->value )
					|| 'RDATE' === $line->name
					|| 'DURATION' === $line->name
			) {
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
	 * @param list<Line> $lines Lines of a VFREEBUSY component.
	 * @return list<array{int, int}> Busy periods as Unix timestamps.
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
