<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/** What a calendar file holds of somebody's time: events and busy times, made of the lines that its components have. Pure. */
final class Contents {

	/** Of events that may not be over. */
	private const MOST = 10_000;

	/** @var list<Event> */
	public array $events = array();

	/** @var list<array{int, int}> Times that are only said to be busy (VFREEBUSY). */
	public array $busy = array();

	/** How many events could not be read. */
	public int $left = 0;

	/** @var list<list<Line>> Events of the file, until all of its zones are known. */
	private array $waiting = array();

	/** @var array{STANDARD: ?int, DAYLIGHT: ?int} Offsets of the zone that is being defined. */
	private array $offsets = array( 'STANDARD' => null, 'DAYLIGHT' => null );

	/** Longer than the longest time between an event's beginning and what is still asked of it, in seconds. */
	private const MARGIN = 60 * 86_400;

	/** Of times of a file that are listed one by one. */
	private const LISTED = 20_000;

	private readonly string $oldest;
	private readonly Budget $listed;
	private readonly WallClock $utc;

	public function __construct( private readonly Zones $zones, int $since ) {
		$this->oldest = gmdate( 'Ymd', $since - self::MARGIN );
		$this->listed = new Budget( self::LISTED );
		$this->utc    = new WallClock( new DateTimeZone( 'UTC' ) );
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
			$this->offsets[ $part ] = $this->offset( $lines );
		} elseif ( 'VTIMEZONE' === $part ) {
			$this->defineZone( $lines, $this->offsets['STANDARD'], $this->offsets['DAYLIGHT'] );
			$this->offsets = array( 'STANDARD' => null, 'DAYLIGHT' => null );
		} elseif ( 'VCALENDAR' === $part ) {
			$this->makeEvents();
		}
	}

	private function makeEvents(): void {
		foreach ( $this->waiting as $lines ) {
			$event = $this->make( $lines );
			if ( null === $event ) {
				++$this->left;
			} else {
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
			if ( 'RRULE' === $line->name || 'RDATE' === $line->name || 'DURATION' === $line->name ) {
				return true;
			}
			if ( in_array( $line->name, array( 'DTSTART', 'DTEND', 'RECURRENCE-ID' ), true ) ) {
				$dates[] = $line->value;
			}
		}
		return array() === $dates || max( $dates ) >= $this->oldest;
	}

	/**
	 * @param list<Line> $lines
	 * @return Event|null Null where its time cannot be read.
	 */
	private function make( array $lines ): ?Event {
		$one  = array();
		$many = array( 'RDATE' => array(), 'EXDATE' => array() );
		foreach ( $lines as $line ) {
			if ( isset( $many[ $line->name ] ) ) {
				array_push( $many[ $line->name ], ...$this->times( $line ) );
			} else {
				$one[ $line->name ] ??= $line;
			}
		}
		$start    = isset( $one['DTSTART'] ) ? $this->time( $one['DTSTART'] ) : null;
		$original = isset( $one['RECURRENCE-ID'] ) ? $this->time( $one['RECURRENCE-ID'] ) : null;
		$length   = null === $start ? null : $this->length( $start, $one['DTEND'] ?? null, $one['DURATION'] ?? null );
		$follows  = 'THISANDFUTURE' === strtoupper( $one['RECURRENCE-ID']->parameters['RANGE'] ?? '' );
		if ( null === $start || null === $length || $follows || ( isset( $one['RECURRENCE-ID'] ) && null === $original ) ) {
			return null;
		}
		$value = static fn ( string $name ): string => isset( $one[ $name ] ) ? $one[ $name ]->value : '';
		$free  = 'CANCELLED' === strtoupper( $value( 'STATUS' ) ) || 'TRANSPARENT' === strtoupper( $value( 'TRANSP' ) )
			|| in_array( strtoupper( $value( 'X-MICROSOFT-CDO-BUSYSTATUS' ) ), array( 'FREE', 'WORKINGELSEWHERE' ), true );
		return new Event(
			uid: $value( 'UID' ),
			start: $start,
			days: $length[0],
			seconds: $length[1],
			rule: $value( 'RRULE' ),
			more: $many['RDATE'],
			not: $many['EXDATE'],
			original: $original,
			isFree: $free
		);
	}

	/**
	 * @param list<Line> $lines Of a VFREEBUSY.
	 * @return list<array{int, int}> Seconds since 1970.
	 */
	private function busyTimes( array $lines ): array {
		$busy = array();
		foreach ( $lines as $line ) {
			foreach ( 'FREE' === strtoupper( $line->parameters['FBTYPE'] ?? '' ) ? array() : explode( ',', $line->value ) as $period ) {
				$this->listed->spend();
				[ $from, $to ] = explode( '/', $period, 2 ) + array( 1 => '' );
				$start         = Time::parse( $from, $this->utc );
				$end           = Time::parse( $to, $this->utc );
				$length        = $this->duration( $to );
				if ( null !== $start && ( null !== $end || null !== $length ) ) {
					$busy[] = array( $start->instant(), null === $end ? $start->instant() + 86_400 * ( $length[0] ?? 0 ) + ( $length[1] ?? 0 ) : $end->instant() );
				}
			}
		}
		return $busy;
	}

	/**
	 * @param list<Line> $lines Of STANDARD or DAYLIGHT; the last one is the newest.
	 * @return int|null Seconds.
	 */
	private function offset( array $lines ): ?int {
		$text = array() === $lines ? '' : $lines[ count( $lines ) - 1 ]->value;
		return 1 === preg_match( '/^([+-])(\d\d)(\d\d)/', $text, $part ) ? ( '-' === $part[1] ? -1 : 1 ) * ( 3600 * (int) $part[2] + 60 * (int) $part[3] ) : null;
	}

	/** @param list<Line> $lines Of a VTIMEZONE. */
	private function defineZone( array $lines, ?int $standard, ?int $daylight ): void {
		$texts = array();
		foreach ( $lines as $line ) {
			$texts[ $line->name ] = $line->value;
		}
		$this->zones->define( $texts['TZID'] ?? '', $texts['X-LIC-LOCATION'] ?? '', $standard, $daylight );
	}

	private function time( Line $line ): ?Time {
		return Time::parse( $line->value, $this->clock( $line ) );
	}

	/**
	 * @return list<Time>
	 * @throws Unreadable
	 */
	private function times( Line $line ): array {
		$times = array();
		foreach ( explode( ',', $line->value ) as $value ) {
			$this->listed->spend();
			$time = Time::parse( strtok( trim( $value ), '/' ) ?: '', $this->clock( $line ) );
			if ( null !== $time ) {
				$times[] = $time;
			}
		}
		return $times;
	}

	private function clock( Line $line ): WallClock {
		return isset( $line->parameters['TZID'] ) ? $this->zones->find( $line->parameters['TZID'] ) : $this->zones->home;
	}

	/** @return array{int, int}|null Days and seconds; null where it cannot be read. */
	private function length( Time $start, ?Line $end, ?Line $duration ): ?array {
		if ( null !== $end ) {
			$until = $this->time( $end );
			if ( null === $until ) {
				return null;
			}
			return $start->isDate && $until->isDate
				? array( max( 1, intdiv( $until->wall - $start->wall, 86_400 ) ), 0 )
				: array( 0, max( 0, $until->instant() - $start->instant() ) );
		}
		return null === $duration ? array( $start->isDate ? 1 : 0, 0 ) : $this->duration( $duration->value );
	}

	/** @return array{int, int}|null */
	private function duration( string $text ): ?array {
		if ( 1 !== preg_match( '/^(-)?\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/Di', $text, $part ) ) {
			return null;
		}
		$number = static fn ( int $at ): int => (int) ( $part[ $at ] ?? 0 );
		return '-' === ( $part[1] ?? '' ) ? array( 0, 0 ) : array( 7 * $number( 2 ) + $number( 3 ), 3600 * $number( 4 ) + 60 * $number( 5 ) + $number( 6 ) );
	}
}
