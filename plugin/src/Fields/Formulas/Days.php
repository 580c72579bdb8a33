<?php

declare(strict_types=1);

namespace Vestibule\Fields\Formulas;

use Vestibule\Fields\Rules\DateValue;

/** Converts dates to numbers for formulas. 0 is January 1, 1970. src/formulas/days.ts implements the same rules. */
final class Days {

	private const DAY = 86400;

	/** Supported range: January 1 of the year 1 to December 31, 9999. */
	private const FIRST = -719162;
	private const LAST  = 2932896;

	/** Converts a date such as 2026-03-31 to its number. Null if the text is not a date. */
	public static function in( string $text ): ?float {
		$day = DateValue::parse( $text );
		return null === $day ? null : floor( $day->noon() / self::DAY );
	}

	/**
	 * Converts year, month and day to the number of the date. Null if the date doesn't exist.
	 *
	 * @param list<float> $date Year, month and day.
	 */
	public static function written( array $date ): ?float {
		$is_whole = 3 === count( $date ) && array_map( floor( ... ), $date ) === $date;
		return $is_whole && min( $date ) > 0 && $date[0] < 10000 && max( $date[1], $date[2] ) < 100
			? self::in( vsprintf( '%04d-%02d-%02d', $date ) )
			: null;
	}

	/** Rounds a number down to a whole day. Null if the date is outside the supported range. */
	public static function day( ?float $number ): ?float {
		return null === $number || $number < self::FIRST || $number > self::LAST ? null : floor( $number );
	}

	public static function between( ?float $from, ?float $to ): ?float {
		return null === $from || null === $to ? null : $to - $from;
	}

	/** Returns the number of whole months between two dates. Negative if the second date is before the first. */
	public static function wholeMonths( ?float $from, ?float $to ): ?float {
		if ( null === $from || null === $to ) {
			return null;
		}
		if ( $to < $from ) {
			return 0.0 - (float) self::wholeMonths( $to, $from );
		}
		list( $first, $last ) = array_map(
			static fn ( float $number ): array =>
				array_map( intval( ... ), explode( '-', gmdate( 'Y-n-j', (int) $number * self::DAY ) ) ),
			array( $from, $to )
		);
		return (float) ( 12 * ( $last[0] - $first[0] ) + $last[1] - $first[1] - (int) ( $last[2] < $first[2] ) );
	}

	public static function wholeYears( ?float $from, ?float $to ): ?float {
		$months = self::wholeMonths( $from, $to );
		return null === $months ? null : (float) intdiv( (int) $months, 12 );
	}

	/** Returns the day of the week, from 1 (Monday) to 7 (Sunday). */
	public static function weekday( ?float $number ): ?float {
		return null === $number ? null : (float) gmdate( 'N', (int) $number * self::DAY );
	}
}
