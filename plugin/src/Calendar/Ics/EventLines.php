<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * Creates events from the lines of their components. If a part of an event cannot be read, the rest of its day or the
 * whole day counts as busy, and `isWhole` is false.
 */
final class EventLines {

	private const FREE = array( 'FREE', 'WORKINGELSEWHERE' );

	public function __construct( private readonly Zones $zones, private readonly Budget $listed ) {}

	/**
	 * @param list<Line> $lines
	 * @return Event|null Null if the event has no readable date.
	 * @throws Unreadable
	 */
	public function event( array $lines ): ?Event {
		$one = array();
		foreach ( $lines as $line ) {
			$one[ $line->name ] ??= $line;
		}
		$is_whole = true;
		$start    = isset( $one['DTSTART'] ) ? $this->time( $one['DTSTART'], $is_whole ) : null;
		if ( null === $start ) {
			return null;
		}
		[ $days, $seconds ]         = $this->length(
			$start,
			$one['DTEND'] ?? null,
			$one['DURATION'] ?? null,
			$is_whole
		);
		[ $more, $periods, $whole ] = $this->additional( $lines );
		$original                   = $this->original( $one['RECURRENCE-ID'] ?? null, $is_whole );
		$moves                      = 'THISANDFUTURE' === strtoupper(
			$one['RECURRENCE-ID']->parameters['RANGE'] ?? ''
		);
		$value                      = static fn ( string $name ): string =>
			isset( $one[ $name ] ) ? $one[ $name ]->value : '';
		$is_free                    = 'CANCELLED' === strtoupper( $value( 'STATUS' ) )
			|| 'TRANSPARENT' === strtoupper( $value( 'TRANSP' ) )
			|| in_array( strtoupper( $value( 'X-MICROSOFT-CDO-BUSYSTATUS' ) ), self::FREE, true );
		return new Event(
			uid: $value( 'UID' ),
			start: $start,
			days: $days,
			seconds: $seconds,
			rule: $value( 'RRULE' ),
			more: $more,
			periods: $periods,
			not: $this->exceptions( $lines ),
			original: $original,
			isFree: $is_free,
			moves: $moves,
			isWhole: $is_whole && $whole && ! $moves
		);
	}

	/**
	 * Parses a busy period such as 20261203T090000Z/PT1H.
	 *
	 * @param bool $is_whole Set to false if the period could be read only in part.
	 * @return array{int, int}|null Unix timestamps. Null if the start has no readable date.
	 */
	public function period( string $text, ZoneClock $clock, bool &$is_whole ): ?array {
		[ $from, $to ] = explode( '/', $text, 2 ) + array( 1 => '' );
		$start         = Time::parse( $from, $clock ) ?? Time::day( $from, $clock );
		$is_whole      = $is_whole && null !== Time::parse( $from, $clock );
		if ( null === $start ) {
			return null;
		}
		$length = $this->duration( $to );
		$end    = Time::parse( $to, $clock )?->instant()
			?? ( null === $length ? null : $start->instant() + 86_400 * $length[0] + $length[1] );
		if ( null === $end || $end < $start->instant() ) {
			$is_whole = false;
			$end      = $start->endOfDay();
		}
		return array( $start->instant() - $clock->early, $end + $clock->late );
	}

	/** @param bool $is_whole Set to false if only the day could be read. */
	private function time( Line $line, bool &$is_whole ): ?Time {
		$clock = $this->clock( $line );
		$time  = Time::parse( $line->value, $clock );
		if ( null === $time ) {
			$is_whole = false;
		}
		return $time ?? Time::day( $line->value, $clock );
	}

	/**
	 * @return Time|null Null if the time cannot be read completely. A replaced occurrence no longer blocks its original
	 * time, so this time must be certain.
	 */
	private function original( ?Line $line, bool &$is_whole ): ?Time {
		$time     = null === $line ? null : Time::parse( $line->value, $this->clock( $line ) );
		$is_whole = $is_whole && ( null === $line ) === ( null === $time );
		return $time;
	}

	/**
	 * Reads the additional start times (RDATE).
	 *
	 * @param list<Line> $lines
	 * @return array{list<Time>, list<array{int, int}>, bool} Times, periods, and whether all values could be read.
	 * @throws Unreadable
	 */
	private function additional( array $lines ): array {
		$times    = array();
		$periods  = array();
		$is_whole = true;
		foreach ( $this->values( $lines, 'RDATE' ) as [ $value, $clock ] ) {
			$time = Time::parse( $value, $clock );
			if ( null !== $time ) {
				$times[] = $time;
				continue;
			}
			$period   = $this->period( $value, $clock, $is_whole );
			$periods  = null === $period ? $periods : array( ...$periods, $period );
		}
		return array( $times, $periods, $is_whole );
	}

	/**
	 * Reads the excluded start times (EXDATE). Ignores times that cannot be read, so these times stay busy.
	 *
	 * @param list<Line> $lines
	 * @return list<Time>
	 * @throws Unreadable
	 */
	private function exceptions( array $lines ): array {
		$times = array();
		foreach ( $this->values( $lines, 'EXDATE' ) as [ $value, $clock ] ) {
			$time = Time::parse( $value, $clock );
			if ( null !== $time ) {
				$times[] = $time;
			}
		}
		return $times;
	}

	/**
	 * @param list<Line> $lines
	 * @return iterable<array{string, ZoneClock}>
	 * @throws Unreadable
	 */
	private function values( array $lines, string $name ): iterable {
		foreach ( $lines as $line ) {
			foreach ( $line->name === $name ? explode( ',', $line->value ) : array() as $value ) {
				$this->listed->spend();
				yield array( trim( $value ), $this->clock( $line ) );
			}
		}
	}

	private function clock( Line $line ): ZoneClock {
		return $this->zones->find( $line->parameters['TZID'] ?? '' );
	}

	/**
	 * @param bool $is_whole Set to false if the length cannot be read. The event then lasts until the end of the day.
	 * @return array{int, int} Days and seconds.
	 */
	private function length( Time $start, ?Line $end, ?Line $duration, bool &$is_whole ): array {
		$length = null === $end ? $this->durationOf( $start, $duration ) : $this->lengthUntil( $start, $end );
		if ( null === $length ) {
			$is_whole = false;
			return $start->isDate ? array( 1, 0 ) : array( 0, $start->endOfDay() - $start->instant() );
		}
		// If the start's time of day could not be read, the whole day is busy.
		return $start->isDate && ! $is_whole ? array( max( 1, $length[0] ), $length[1] ) : $length;
	}

	/** @return array{int, int}|null Days and seconds. Null if the end cannot be read. */
	private function lengthUntil( Time $start, Line $end ): ?array {
		$is_floating = ! isset( $end->parameters['TZID'] );
		$until       = Time::parse( $end->value, $is_floating ? $start->clock : $this->clock( $end ) );
		if ( null === $until || ( $until->isDate && ! $start->isDate ) ) {
			return null;
		}
		if ( $start->isDate && $until->isDate ) {
			return $until->wall < $start->wall
				? null
				: array( max( 1, intdiv( $until->wall - $start->wall, 86_400 ) ), 0 );
		}
		$late    = $until->clock === $start->clock ? 0 : $until->clock->late;
		$seconds = $until->instant() + $late - $start->instant();
		return $seconds < 0 ? null : array( 0, $seconds );
	}

	/** @return array{int, int}|null Days and seconds. Null if the duration cannot be read. */
	private function durationOf( Time $start, ?Line $duration ): ?array {
		return null === $duration ? array( $start->isDate ? 1 : 0, 0 ) : $this->duration( $duration->value );
	}

	/** @return array{int, int}|null Days and seconds. Null if the text cannot be read or is negative. */
	private function duration( string $text ): ?array {
		$pattern = '/^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/Di';
		if ( 1 !== preg_match( $pattern, $text, $part ) ) {
			return null;
		}
		$number = static fn ( int $at ): int => (int) ( $part[ $at ] ?? 0 );
		return array( 7 * $number( 1 ) + $number( 2 ), 3600 * $number( 3 ) + 60 * $number( 4 ) + $number( 5 ) );
	}
}
