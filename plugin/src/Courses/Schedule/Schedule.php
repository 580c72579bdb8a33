<?php

declare(strict_types=1);

namespace Vestibule\Courses\Schedule;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/**
 * Dates of a course, from its series, single dates and changes (docs/courses.md; src/courses/schedule.ts;
 * tests/vectors/course-dates.json). No side effects.
 *
 * @phpstan-type Series array{start: string, from: string, to: string, weekdays?: list<string>, every?: int, count?: int, until?: string}
 * @phpstan-type Single array{day: string, from: string, to: string}
 * @phpstan-type Change array{key: string, day?: string, from?: string, to?: string, canceled?: bool, location?: string, note?: string}
 */
final class Schedule {

	/** Maximum number of dates. Further dates are ignored. */
	public const MAX_DATES = 366;

	/** Maximum length of a series in weeks: twenty years. */
	private const MAX_WEEKS = 1044;

	private const DAY = 86_400;

	private const WEEKDAYS = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );

	/**
	 * @param list<Series> $series
	 * @param list<Single> $dates
	 * @param list<string> $skip    Days that are skipped in all series.
	 * @param list<Change> $changes
	 */
	public function __construct(
		private readonly DateTimeZone $zone,
		private readonly array $series,
		private readonly array $dates,
		private readonly array $skip,
		private readonly array $changes,
	) {}

	/** @return list<Session> Ordered by start. */
	public function sessions(): array {
		$clock    = new WallClock( $this->zone );
		$changes  = array_column( $this->changes, null, 'key' );
		$sessions = array();
		foreach ( $this->planned() as $key => $date ) {
			$sessions[] = $this->session( $clock, (string) $key, $date, $changes[ $key ] ?? array() );
		}
		usort(
			$sessions,
			static fn ( Session $a, Session $b ): int => array( $a->start, $a->key ) <=> array( $b->start, $b->key )
		);
		return $sessions;
	}

	/** @return list<string> Skipped days on which a series would otherwise have a date, in order. */
	public function skipped(): array {
		$days = array();
		foreach ( $this->series as $series ) {
			$dates   = $this->days( $series, $this->skip );
			$is_full = count( $dates ) === ( $series['count'] ?? 0 );
			$until   = max( '', $is_full ? '' : $series['until'] ?? '', ...$dates );
			$whole   = array( 'count' => 0, 'until' => $until ) + $series;
			array_push( $days, ...array_intersect( $this->days( $whole, array() ), $this->skip ) );
		}
		$days = array_values( array_unique( $days ) );
		sort( $days );
		return $days;
	}

	/** Checks whether the schedule describes more dates than MAX_DATES. */
	public function isTooLong(): bool {
		$number = count( $this->dates );
		foreach ( $this->series as $series ) {
			$number += count( $this->days( $series, $this->skip, self::MAX_DATES + 1 ) );
		}
		return $number > self::MAX_DATES;
	}

	/** @return array<string, Single> Dates before $changes are applied, by key. */
	public function planned(): array {
		$planned = array();
		$counts  = array();
		$add     = static function ( string $day, string $from, string $to ) use ( &$planned, &$counts ): void {
			$key            = str_replace( '-', '', $day );
			$counts[ $key ] = ( $counts[ $key ] ?? 0 ) + 1;
			if ( count( $planned ) < self::MAX_DATES && $counts[ $key ] < 10 ) {
				$suffix                        = $counts[ $key ] > 1 ? "-{$counts[ $key ]}" : '';
				$planned[ "{$key}{$suffix}" ] = array( 'day' => $day, 'from' => $from, 'to' => $to );
			}
		};
		foreach ( $this->series as $series ) {
			foreach ( $this->days( $series, $this->skip ) as $day ) {
				$add( $day, $series['from'], $series['to'] );
			}
		}
		foreach ( $this->dates as $date ) {
			$add( $date['day'], $date['from'], $date['to'] );
		}
		return $planned;
	}

	/**
	 * @param Series       $series
	 * @param list<string> $skip
	 * @return list<string> Days of a series.
	 */
	private function days( array $series, array $skip, int $limit = self::MAX_DATES ): array {
		$start    = (int) strtotime( "{$series['start']} UTC" );
		$first    = (int) gmdate( 'N', $start ) - 1;
		$weekdays = array_keys( array_intersect( self::WEEKDAYS, $series['weekdays'] ?? array() ) );
		$weekdays = array() === $weekdays ? array( $first ) : $weekdays;
		$monday   = $start - $first * self::DAY;
		$count    = $series['count'] ?? 0;
		$until    = $series['until'] ?? '';
		// A series without an end has one date, so that an unfinished rule doesn't produce hundreds of dates.
		$most = min( $limit, $count > 0 ? $count : ( '' === $until ? 1 : $limit ) );
		$days = array();
		for ( $week = 0; $week < self::MAX_WEEKS; $week += max( 1, $series['every'] ?? 1 ) ) {
			foreach ( $weekdays as $weekday ) {
				$day = gmdate( 'Y-m-d', $monday + ( 7 * $week + $weekday ) * self::DAY );
				if ( count( $days ) === $most || ( '' !== $until && $day > $until ) ) {
					return $days;
				}
				if ( $day >= $series['start'] && ! in_array( $day, $skip, true ) ) {
					$days[] = $day;
				}
			}
		}
		return $days;
	}

	/**
	 * @param Single                        $date
	 * @param Change|array<never, never> $change
	 */
	private function session( WallClock $clock, string $key, array $date, array $change ): Session {
		$chosen  = static fn ( string $name, string $original ): string =>
			is_string( $change[ $name ] ?? null ) && '' !== $change[ $name ] ? $change[ $name ] : $original;
		$day     = $chosen( 'day', $date['day'] );
		$from    = $chosen( 'from', $date['from'] );
		$to      = $chosen( 'to', $date['to'] );
		$last    = $to > $from ? $day : ( new DateTimeImmutable( "{$day} +1 day" ) )->format( 'Y-m-d' );
		$is_away = array( $day, $from, $to ) !== array( $date['day'], $date['from'], $date['to'] );
		$is_canceled = true === ( $change['canceled'] ?? false );
		return new Session(
			key: $key,
			start: $clock->at( $day, $from )->setTimezone( $this->zone ),
			end: $clock->at( $last, $to )->setTimezone( $this->zone ),
			isMoved: $is_away,
			isCanceled: $is_canceled,
			location: $chosen( 'location', '' ),
			note: $chosen( 'note', '' ),
		);
	}
}
