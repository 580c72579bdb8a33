<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;

/** Whose turn it is: of the hosts who can take a time, the one with the least that day, then the longest not booked. */
final class Turns {

	/** Who was booked longer ago than this has not been booked for long. */
	private const LONG = '-30 days';

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/** @param non-empty-list<int> $hosts */
	public function next( Event $event, array $hosts, DateTimeImmutable $start ): int {
		if ( 1 === count( $hosts ) ) {
			return $hosts[0];
		}
		[ $from, $to ] = ( new LocalTime( $event->zone ) )->day( $start );
		$since         = min( $from, $this->clock->now()->modify( self::LONG ) );
		$rows          = $this->database->rows(
			'SELECT host_id, SUM(start_at >= %s AND start_at < %s) AS today, MAX(id) AS latest FROM {bookings}
			WHERE host_id IN (%d) AND start_at >= %s AND seat IS NOT NULL GROUP BY host_id',
			$from,
			$to,
			$hosts,
			$since
		);
		$booked = array_fill_keys( $hosts, array( 0, 0 ) );
		foreach ( $rows as $row ) {
			$booked[ (int) $row['host_id'] ] = array( (int) $row['today'], (int) $row['latest'] );
		}
		uksort( $booked, static fn ( int $one, int $other ): int => array( $booked[ $one ], $one ) <=> array( $booked[ $other ], $other ) );
		return (int) array_key_first( $booked );
	}
}
