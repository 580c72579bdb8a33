<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/** Weeks of a month for a calendar view. Same algorithm and test cases as src/time/month.ts. */
final class MonthGrid {

	/** Minimum number of weeks if the first weeks of a month are skipped, so that the calendar is not almost empty. */
	private const MIN_WEEKS = 5;

	/**
	 * Returns the weeks of a month, each with seven days.
	 *
	 * @param string $month      Month such as 2026-12. For any other string, no weeks are returned.
	 * @param int    $week_start First day of the week: 0 is Sunday, 1 is Monday (docs/booking.md).
	 * @param string $from       First date with available times. Earlier weeks are skipped. If fewer than five weeks
	 * are left, weeks of the next month are added. Ignored if it is empty or in another month.
	 * @return list<list<array{date: string, day: int, inMonth: bool, isShown: bool}>>
	 */
	public static function weeks( string $month, int $week_start = 1, string $from = '' ): array {
		$first = self::date( "{$month}-01" );
		if ( null === $first || $first->format( 'Y-m' ) !== $month ) {
			return array();
		}
		$begin       = self::weekOf( $first, $week_start );
		$found       = str_starts_with( $from, "{$month}-" ) ? self::date( $from ) : null;
		$start       = null === $found ? $begin : self::weekOf( $found, $week_start );
		$count       = intdiv( (int) $start->diff( $first->modify( 'last day of this month' ) )->days, 7 ) + 1;
		$is_extended = $start > $begin && $count < self::MIN_WEEKS;
		$weeks       = array();
		for ( $week = 0; $week < ( $is_extended ? self::MIN_WEEKS : $count ); $week++ ) {
			$days    = array_map(
				static fn ( int $day ): DateTimeImmutable => $start->modify( '+' . ( 7 * $week + $day ) . ' days' ),
				range( 0, 6 )
			);
			$weeks[] = array_map(
				static fn ( DateTimeImmutable $day ): array => self::cell( $day, $month, $is_extended ),
				$days
			);
		}
		return $weeks;
	}

	/**
	 * Returns the last date that the calendar of a month displays. Takes the same arguments as weeks().
	 *
	 * @return string Empty if $month is invalid.
	 */
	public static function lastShown( string $month, int $week_start = 1, string $from = '' ): string {
		$cells = array_merge( ...self::weeks( $month, $week_start, $from ) );
		$shown = array_column( array_filter( $cells, static fn ( array $cell ): bool => $cell['isShown'] ), 'date' );
		return array() === $shown ? '' : $shown[ count( $shown ) - 1 ];
	}

	/** @return array{date: string, day: int, inMonth: bool, isShown: bool} */
	private static function cell( DateTimeImmutable $day, string $month, bool $continues ): array {
		$is_own = $day->format( 'Y-m' ) === $month;
		return array(
			'date' => $day->format( 'Y-m-d' ),
			'day' => (int) $day->format( 'j' ),
			'inMonth' => $is_own,
			'isShown' => $is_own || $continues,
		);
	}

	private static function date( string $date ): ?DateTimeImmutable {
		$read = DateTimeImmutable::createFromFormat( '!Y-m-d', $date, new DateTimeZone( 'UTC' ) );
		return false === $read ? null : $read;
	}

	private static function weekOf( DateTimeImmutable $day, int $week_start ): DateTimeImmutable {
		return $day->modify( '-' . ( ( (int) $day->format( 'w' ) - $week_start + 7 ) % 7 ) . ' days' );
	}
}
