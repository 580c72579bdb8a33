<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

/**
 * Calendar date in the posted format, such as 2026-03-31. Also parses limits that editors set: a date, `today`, or a
 * distance from today such as `-18 years`. src/time/days.ts implements the same rules. Both are tested with
 * tests/vectors/dates.json.
 */
final class DateValue {

	/** Length of 400 years in seconds. After 400 years, the calendar repeats. */
	private const CYCLE_SECONDS = 146_097 * 86_400;

	private function __construct(
		public readonly int $year,
		public readonly int $month,
		public readonly int $day,
	) {}

	/** Parses a date. Returns null if the text is not a valid date. */
	public static function parse( string $text ): ?self {
		if (
			1 !== preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $part )
				|| ! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] )
		) {
			return null;
		}
		return new self( (int) $part[1], (int) $part[2], (int) $part[3] );
	}

	/** Returns the date of a limit. Returns null if the text is not a valid limit. */
	public static function limit( string $limit, self $today ): ?self {
		if ( 'today' === $limit ) {
			return $today;
		}
		if ( 1 !== preg_match( '/^([+-])(\d{1,5}) (day|week|month|year)s?$/D', $limit, $part ) ) {
			return self::parse( $limit );
		}
		$count = ( '-' === $part[1] ? -1 : 1 ) * (int) $part[2];
		return match ( $part[3] ) {
			'day'   => $today->plusDays( $count ),
			'week'  => $today->plusDays( 7 * $count ),
			'month' => $today->plusMonths( $count ),
			default => $today->plusMonths( 12 * $count ),
		};
	}

	public function text(): string {
		return sprintf( '%04d-%02d-%02d', $this->year, $this->month, $this->day );
	}

	/** Returns the day of the week, from 1 (Monday) to 7 (Sunday). */
	public function weekday(): int {
		return (int) gmdate( 'N', $this->noon() );
	}

	/** Returns noon of the date in UTC, as a Unix timestamp. */
	public function noon(): int {
		// PHP interprets years up to 100 as 1970 to 2069, so the calculation uses a year 400 years later.
		return (int) gmmktime( 12, 0, 0, $this->month, $this->day, $this->year + 400 ) - self::CYCLE_SECONDS;
	}

	private function plusDays( int $days ): ?self {
		return self::parse( gmdate( 'Y-m-d', $this->noon() + $days * 86400 ) );
	}

	/** Adds months. If the resulting month has no such day, returns its last day, as for January 31 plus one month. */
	private function plusMonths( int $months ): ?self {
		$total = $this->year * 12 + $this->month - 1 + $months;
		if ( $total < 12 || $total >= 120000 ) {
			return null;
		}
		$year  = intdiv( $total, 12 );
		$month = $total % 12 + 1;
		$first = new self( $year, $month, 1 );
		return new self( $year, $month, min( $this->day, (int) gmdate( 't', $first->noon() ) ) );
	}
}
