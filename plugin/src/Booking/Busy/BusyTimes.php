<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use Vestibule\Booking\Resources;
use Vestibule\Storage\Database;
use Vestibule\Storage\Transaction;

/**
 * The times that calendars take of hosts. They are no bookings, so they have a table of their own; whoever looks for
 * room reads them where it reads bookings (TakenTimes), under the same locks. Like there, no row is longer than a day.
 */
final class BusyTimes {

	private const DAY = 86_400;

	public function __construct(
		private readonly Database $database,
		private readonly Transaction $transaction,
	) {}

	/**
	 * Puts what a calendar takes now in the place of what it took.
	 *
	 * @param list<array{int, int}> $periods Seconds since 1970, in order.
	 * @return bool Whether anything has changed.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function replace( CalendarRow $calendar, array $periods ): bool {
		$wanted = $this->days( $periods );
		return $this->transaction->run(
			function () use ( $calendar, $wanted ): bool {
				( new Resources( $this->database ) )->lockHost( $calendar->host );
				$rows   = $this->database->rows( 'SELECT from_at, to_at FROM {busy_times} WHERE calendar_id = %d ORDER BY from_at', $calendar->id );
				$stored = array_map( static fn ( array $row ): array => array( (string) $row['from_at'], (string) $row['to_at'] ), $rows );
				// It may have been removed while it was read.
				if ( $stored === $wanted || null === $this->database->value( 'SELECT id FROM {busy_calendars} WHERE id = %d FOR UPDATE', $calendar->id ) ) {
					return false;
				}
				$this->database->execute( 'DELETE FROM {busy_times} WHERE calendar_id = %d', $calendar->id );
				foreach ( array_chunk( $wanted, 500 ) as $some ) {
					$values = array();
					foreach ( $some as [ $from, $to ] ) {
						array_push( $values, $calendar->id, $calendar->host, $from, $to );
					}
					$places = implode( ', ', array_fill( 0, count( $some ), '(%d, %d, %s, %s)' ) );
					$this->database->execute( "INSERT INTO {busy_times} (calendar_id, host_id, from_at, to_at) VALUES {$places}", ...$values );
				}
				return true;
			}
		);
	}

	/**
	 * @param list<array{int, int}> $periods
	 * @return list<array{string, string}>
	 */
	private function days( array $periods ): array {
		$days = array();
		foreach ( $periods as [ $from, $to ] ) {
			for ( ; $from < $to; $from += self::DAY ) {
				$days[] = array( gmdate( 'Y-m-d H:i:s', $from ), gmdate( 'Y-m-d H:i:s', min( $to, $from + self::DAY ) ) );
			}
		}
		return $days;
	}
}
