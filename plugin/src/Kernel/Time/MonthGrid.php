<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/** The arithmetic of a month's page; src/time/month.ts does the same over the same cases. */
final class MonthGrid {

	/**
	 * The whole weeks that hold the month.
	 *
	 * @param string $month     Such as 2026-12; anything else gives no weeks.
	 * @param int    $weekStart What a week begins with: 0 is Sunday, 1 Monday (docs/booking.md).
	 * @return list<list<array{date: string, day: int, inMonth: bool}>>
	 */
	public static function weeks( string $month, int $weekStart = 1 ): array {
		$first = DateTimeImmutable::createFromFormat( '!Y-m-d', $month . '-01', new DateTimeZone( 'UTC' ) );
		if ( false === $first || $first->format( 'Y-m' ) !== $month ) {
			return array();
		}
		$day   = $first->modify( '-' . ( ( (int) $first->format( 'w' ) - $weekStart + 7 ) % 7 ) . ' days' );
		$weeks = array();
		do {
			$week = array();
			for ( $column = 0; $column < 7; $column++ ) {
				$week[] = array(
					'date'    => $day->format( 'Y-m-d' ),
					'day'     => (int) $day->format( 'j' ),
					'inMonth' => $day->format( 'Y-m' ) === $month,
				);
				$day    = $day->modify( '+1 day' );
			}
			$weeks[] = $week;
		} while ( $day->format( 'Y-m' ) === $month );
		return $weeks;
	}
}
