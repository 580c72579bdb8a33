<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hours;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/**
 * Weekly opening hours in a time zone, with overrides for single days. Hours that end before they start continue on the
 * next day. They belong to the day on which they start, even if the next day is closed. Start and end are wall clock
 * times, but durations are measured in real time. No side effects (tests/vectors/slots*.json).
 *
 * @phpstan-import-type Override from DaysOff
 */
final class Schedule {

	private const DAYS = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );
	private const DAY  = 86_400;

	/** @var list<list<array{int, int}>> Hours by weekday, starting on Monday, in seconds of the day, earliest first. */
	private readonly array $week;

	private readonly DaysOff $daysOff;
	private readonly WallClock $clock;

	/**
	 * @param array<string, list<array{start: string, end: string}>> $hours By weekday in English, lowercase. Times are
	 * HH:mm.
	 * @param list<Override>                                         $overrides
	 */
	public function __construct( array $hours, array $overrides, DateTimeZone $zone ) {
		$this->clock   = new WallClock( $zone );
		$this->week    = array_map(
			fn ( string $day ): array => $this->seconds( $hours[ $day ] ?? array() ),
			self::DAYS
		);
		$this->daysOff = new DaysOff( $overrides );
	}

	/**
	 * Returns the opening hours in [from, to] as Unix timestamps, sorted by the day on which they start. Hours that
	 * reach beyond the limits are not cut off.
	 *
	 * @return list<array{int, int}>
	 */
	public function openings( int $from, int $to ): array {
		$last     = $this->clock->wall( $to );
		$openings = array();
		// Start one day earlier, because hours of the previous day can continue into the first day.
		for ( $day = intdiv(
			$this->clock->wall( $from ),
			self::DAY
		) * self::DAY - self::DAY; $day <= $last; $day += self::DAY ) {
			$hours = $this->daysOff->hours( $day );
			// January 1, 1970 was a Thursday.
			$spans = null === $hours ? $this->week[ ( intdiv( $day, self::DAY ) + 3 ) % 7 ] : $this->seconds( $hours );
			foreach ( $spans as [ $start, $end ] ) {
				$openings[] = array( $this->clock->instant( $day + $start ), $this->clock->instant( $day + $end ) );
			}
		}
		return $openings;
	}

	/**
	 * Returns the result of openings(), sorted, with adjacent and overlapping hours merged.
	 *
	 * @return list<array{int, int}>
	 */
	public function stretches( int $from, int $to ): array {
		$openings = $this->openings( $from, $to );
		sort( $openings );
		$stretches = array();
		$last      = -1;
		foreach ( $openings as [ $start, $end ] ) {
			if ( $last >= 0 && $start <= $stretches[ $last ][1] ) {
				$stretches[ $last ][1] = max( $stretches[ $last ][1], $end );
			} elseif ( $start < $end ) {
				$stretches[ ++$last ] = array( $start, $end );
			}
		}
		return array_values( $stretches );
	}

	/** Checks whether opening hours cover all of [from, to). */
	public function covers( int $from, int $to ): bool {
		foreach ( $this->stretches( $from, $to ) as [ $start, $end ] ) {
			if ( $start <= $from && $to <= $end ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<array{start: string, end: string}> $spans
	 * @return list<array{int, int}>
	 */
	private function seconds( array $spans ): array {
		$found = array();
		foreach ( $spans as $span ) {
			$start   = $this->second( $span['start'] );
			$end     = $this->second( $span['end'] );
			$found[] = array( $start, $end < $start ? $end + self::DAY : $end );
		}
		sort( $found );
		return $found;
	}

	/** @param string $time HH:mm, up to 24:00. */
	private function second( string $time ): int {
		return 3600 * (int) substr( $time, 0, 2 ) + 60 * (int) substr( $time, 3, 2 );
	}
}
