<?php

declare(strict_types=1);

namespace Vestibule\Fields\Formulas;

use Vestibule\Fields\Rules\DateValue;

/** Days as numbers, so that formulas can count with them: 0 is 1 January 1970; src/formulas/days.ts gives the same. */
final class Days {

	private const DAY = 86400;

	/** From 1 January of the year 1 to 31 December 9999. */
	private const FIRST = -719162;
	private const LAST  = 2932896;

	/** The number of a day that is written 2026-03-31; null for another text. */
	public static function in( string $text ): ?float {
		$day = DateValue::parse( $text );
		return null === $day ? null : floor( $day->noon() / self::DAY );
	}

	/**
	 * The number of a day of the calendar; null where there is no such day.
	 *
	 * @param list<float> $date Year, month and day.
	 */
	public static function written( array $date ): ?float {
		$is_whole = 3 === count( $date ) && array_map( floor( ... ), $date ) === $date;
		return $is_whole && min( $date ) > 0 && $date[0] < 10000 && max( $date[1], $date[2] ) < 100 ? self::in( vsprintf( '%04d-%02d-%02d', $date ) ) : null;
	}

	/** A number that is a day of the calendar; null for others. */
	public static function day( ?float $number ): ?float {
		return null === $number || $number < self::FIRST || $number > self::LAST ? null : floor( $number );
	}

	public static function between( ?float $from, ?float $to ): ?float {
		return null === $from || null === $to ? null : $to - $from;
	}

	/** How many whole months lie between two days; below 0 where the second comes first. */
	public static function wholeMonths( ?float $from, ?float $to ): ?float {
		if ( null === $from || null === $to ) {
			return null;
		}
		if ( $to < $from ) {
			return 0.0 - (float) self::wholeMonths( $to, $from );
		}
		list( $first, $last ) = array_map( static fn ( float $number ): array => array_map( intval( ... ), explode( '-', gmdate( 'Y-n-j', (int) $number * self::DAY ) ) ), array( $from, $to ) );
		return (float) ( 12 * ( $last[0] - $first[0] ) + $last[1] - $first[1] - (int) ( $last[2] < $first[2] ) );
	}

	public static function wholeYears( ?float $from, ?float $to ): ?float {
		$months = self::wholeMonths( $from, $to );
		return null === $months ? null : (float) intdiv( (int) $months, 12 );
	}

	/** From 1 for Monday to 7 for Sunday. */
	public static function weekday( ?float $number ): ?float {
		return null === $number ? null : (float) gmdate( 'N', (int) $number * self::DAY );
	}
}
