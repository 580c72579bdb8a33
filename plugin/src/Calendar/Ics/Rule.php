<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * Recurrence rule such as `FREQ=MONTHLY;BYDAY=2TU,-1FR;COUNT=10` (RFC 5545, 3.3.10). Supports daily, weekly, monthly
 * and yearly rules, which personal calendars use. No side effects.
 */
final class Rule {

	private const KNOWN = array(
		'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST',
	);
	private const DAYS  = array( 'SU' => 0, 'MO' => 1, 'TU' => 2, 'WE' => 3, 'TH' => 4, 'FR' => 5, 'SA' => 6 );

	/** Maximum number of weekdays in BYDAY, which limits the computation per year. Real rules have fewer weekdays. */
	private const MAX_WEEKDAYS = 60;

	/**
	 * @param 'DAILY'|'WEEKLY'|'MONTHLY'|'YEARLY' $frequency
	 * @param int                                 $count     Number of occurrences. 0 means no limit.
	 * @param array<string, list<int>>            $by        Values by rule part: BYMONTHDAY, BYMONTH, BYSETPOS.
	 * @param list<array{int, int}>               $days      Weekdays (0 is Sunday), each with its position in the
	 * period. Position 0 means every such weekday.
	 */
	private function __construct(
		public readonly string $frequency,
		public readonly int $interval,
		public readonly int $count,
		public readonly array $by,
		public readonly array $days,
		public readonly int $weekStart,
	) {}

	/** @return self|null Null if the rule is not supported. */
	public static function parse( string $text ): ?self {
		$parts = array();
		foreach ( explode( ';', strtoupper( rtrim( $text, ';' ) ) ) as $part ) {
			[ $name, $value ] = explode( '=', $part, 2 ) + array( 1 => '' );
			if ( ! in_array( $name, self::KNOWN, true ) || isset( $parts[ $name ] ) || '' === $value ) {
				return null;
			}
			$parts[ $name ] = $value;
		}
		$frequency = $parts['FREQ'] ?? '';
		$interval  = self::number( $parts['INTERVAL'] ?? '1', 1, 9999 );
		$count     = self::number( $parts['COUNT'] ?? '0', isset( $parts['COUNT'] ) ? 1 : 0, PHP_INT_MAX );
		$days      = self::days( $parts['BYDAY'] ?? '' );
		$by        = array();
		foreach ( array( 'BYMONTHDAY' => 31, 'BYMONTH' => 12, 'BYSETPOS' => 366 ) as $name => $most ) {
			$by[ $name ] = self::numbers( $parts[ $name ] ?? '', 'BYMONTH' === $name ? 1 : -$most, $most );
		}
		if (
			! in_array( $frequency, array( 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY' ), true )
				|| null === $interval
				|| null === $count
				|| null === $days
				|| in_array( null, $by, true )
		) {
			return null;
		}
		/** @var array<string, list<int>> $by */
		return new self( $frequency, $interval, $count, $by, $days, self::DAYS[ $parts['WKST'] ?? 'MO' ] ?? 1 );
	}

	/** @return string Date or time from UNTIL, as written. Empty if the rule has no UNTIL. */
	public static function until( string $text ): string {
		return 1 === preg_match( '/(?:^|;)UNTIL=([^;]+)/i', $text, $part ) ? strtoupper( $part[1] ) : '';
	}

	/** Checks whether a rule can produce start times at other times of day than the event's start. */
	public static function namesHours( string $text ): bool {
		return 1 === preg_match( '/FREQ=(?:HOUR|MINUTE|SECOND)LY|BY(?:HOUR|MINUTE|SECOND)=/i', $text );
	}

	/** Returns the maximum number of days to examine for one period of the rule, including days that don't match. */
	public function cost(): int {
		$in_month = array() === $this->days ? max( 1, count( $this->by['BYMONTHDAY'] ) ) : 5 * count( $this->days );
		$in_year  = match ( true ) {
			array() !== $this->by['BYMONTH']    => $in_month * count( $this->by['BYMONTH'] ),
			array() !== $this->by['BYMONTHDAY'] => $in_month * 12,
			default                             => max( 1, 53 * count( $this->days ) ),
		};
		return 1 + count( $this->by['BYSETPOS'] ) + match ( $this->frequency ) {
			'DAILY'   => 1,
			'WEEKLY'  => max( 1, count( $this->days ) ),
			'MONTHLY' => $in_month,
			default   => $in_year,
		};
	}

	/** @return list<array{int, int}>|null Weekdays without duplicates. Null if the text is invalid. */
	private static function days( string $text ): ?array {
		$days = array();
		foreach ( '' === $text ? array() : explode( ',', $text ) as $day ) {
			if ( 1 !== preg_match( '/^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/D', trim( $day ), $part ) ) {
				return null;
			}
			$one                          = array( self::DAYS[ $part[2] ], (int) $part[1] );
			$days[ "{$one[0]} {$one[1]}" ] = $one;
		}
		return count( $days ) > self::MAX_WEEKDAYS ? null : array_values( $days );
	}

	/** @return list<int>|null Numbers without duplicates. Null if the text is invalid. */
	private static function numbers( string $text, int $least, int $most ): ?array {
		$numbers = array();
		foreach ( '' === $text ? array() : explode( ',', $text ) as $one ) {
			$number = self::number( ltrim( $one, '+' ), $least, $most );
			if ( null === $number || 0 === $number ) {
				return null;
			}
			$numbers[ $number ] = $number;
		}
		return array_values( $numbers );
	}

	private static function number( string $text, int $least, int $most ): ?int {
		$number = 1 === preg_match( '/^-?\d{1,9}$/D', $text ) ? (int) $text : null;
		return null !== $number && $number >= $least && $number <= $most ? $number : null;
	}
}
