<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeImmutable;
use DateTimeZone;

/** The arithmetic of a month's page; src/booking/calendar.ts does the same over the same cases. */
final class Calendar {

	/**
	 * Whole weeks from Monday that hold the month; the week starts on Monday (docs/reference/booking.md).
	 *
	 * @param string $month Such as 2026-12; anything else gives no weeks.
	 * @return list<list<array{date: string, day: int, inMonth: bool}>>
	 */
	public function grid( string $month ): array {
		$first = DateTimeImmutable::createFromFormat( '!Y-m-d', $month . '-01', new DateTimeZone( 'UTC' ) );
		if ( false === $first || $first->format( 'Y-m' ) !== $month ) {
			return array();
		}
		$day   = $first->modify( '-' . ( (int) $first->format( 'N' ) - 1 ) . ' days' );
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
