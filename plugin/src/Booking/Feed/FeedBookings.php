<?php

declare(strict_types=1);

namespace Vestibule\Booking\Feed;

use Vestibule\Booking\Owner\BookingTable;
use Vestibule\Booking\Owner\RowWriter;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;

/** The bookings of a host that a feed holds: of the last thirty days and all to come, cancelled ones too, bounded. */
final class FeedBookings {

	private const SINCE = '-30 days';
	private const MOST  = 2000;

	public function __construct(
		private readonly BookingTable $table,
		private readonly RowWriter $rows,
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * @return list<array<string, mixed>> Of the contract bookings-row, in order, each with `changed`, when it last was.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function find( int $host ): array {
		$filter = $this->table->filter()->withStatus( array( 'booked', 'missed', 'cancelled' ) )->ofHosts( array( $host ) )->between( $this->clock->now()->modify( self::SINCE ), null );
		$rows   = $this->table->page( $filter, 'start_at', true, 1, self::MOST );
		$ids    = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		$when   = $this->changed( $ids );
		return array_map( static fn ( array $row ): array => $row + array( 'changed' => is_int( $row['id'] ) ? $when[ $row['id'] ] ?? '' : '' ), $this->rows->rows( $rows ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> When each was booked or changed last, so that the same booking is always the same text.
	 */
	private function changed( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found  = $this->database->rows(
			'SELECT b.id, COALESCE(MAX(c.at), b.created_at) AS at FROM {bookings} b
			LEFT JOIN {booking_changes} c ON c.booking_id = b.id WHERE b.id IN (%d) GROUP BY b.id, b.created_at',
			$ids
		);
		$when  = array();
		foreach ( $found as $row ) {
			$when[ (int) $row['id'] ] = (string) $row['at'];
		}
		return $when;
	}
}
