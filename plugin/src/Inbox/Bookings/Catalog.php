<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Calendar\Bookings\BookingStatus;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Calendar\Changes\BookingHistory;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/**
 * Reads bookings for the team's screens, WP-CLI and API clients. The caller must check permissions. All methods throw
 * StorageFault if the database fails.
 */
final class Catalog {

	/** Maximum time range for the counts per day. Calendars display several months. */
	private const MAX_DAYS = 400;

	public function __construct(
		private readonly Schema $schema,
		private readonly BookingTable $table,
		private readonly RowWriter $rows,
		private readonly BookingHistory $history,
	) {}

	/**
	 * @param array<array-key, mixed> $query Data that matches the contract bookings-query.
	 * @return Page Rows that match the contract bookings-row.
	 * @throws BookingRefused If the query is invalid.
	 */
	public function page( array $query = array(), Scope $scope = new Scope() ): Page {
		$asked = Query::read( $this->schema, $query );
		$paged = $asked->paged();

		[ $rows, $total, $has_more ] = $this->narrowed( $asked, $scope )->paged(
			$asked->column(),
			$asked->isAscending(),
			$paged
		);
		return new Page( $this->rows->rows( $rows ), $total, $paged->perPage, $has_more, true );
	}

	/**
	 * Counts the bookings that start on each day, in the site's time zone.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract bookings-query. Requires `from` and `to`, at
	 * most 400 days apart.
	 * @return array<string, int> Counts by date such as 2026-12-01. Days without bookings are not included.
	 * @throws BookingRefused
	 */
	public function days( array $query, Scope $scope = new Scope() ): array {
		$asked = Query::read( $this->schema, $query + array( 'status' => BookingStatus::ACTIVE ) );
		if (
			null === $asked->from
				|| null === $asked->to
				|| $asked->from->modify( '+' . self::MAX_DAYS . ' days' ) < $asked->to
		) {
			throw BookingRefused::invalid(
				array(
					'to' => sprintf(
						/* translators: %s: a number. */
						__( 'Enter a start and an end that are at most %s days apart.', 'vestibule' ),
						number_format_i18n( self::MAX_DAYS )
					),
				)
			);
		}
		$days = array();
		foreach ( $asked->narrow(
			$this->table->beginning( $asked->from, $asked->to )
		)->within( $scope )->starts() as $start => $number ) {
			$day          = Instant::stored( (string) $start )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
			$days[ $day ] = ( $days[ $day ] ?? 0 ) + $number;
		}
		ksort( $days );
		return $days;
	}

	/**
	 * @return array<string, mixed>|null Booking that matches the contract bookings-row, with its `history`. Null if it
	 * doesn't exist.
	 */
	public function find( int $id, Scope $scope = new Scope() ): ?array {
		$booking = $this->table->withId( $id )->withStatus( BookingStatus::LISTED )->within( $scope )->first();
		return null === $booking
			? null
			: $this->rows->rows( array( $booking ) )[0] + array(
				'history' => $this->history->ofBooking( $id, $booking->time->home ),
			);
	}

	/**
	 * Exports bookings as CSV, ordered by start time. Reads them in batches, so that memory use doesn't grow with their
	 * number.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract bookings-query. Page and order are ignored.
	 * @return iterable<int, string> Parts of the file. Reading them may throw StorageFault.
	 * @throws BookingRefused
	 */
	public function export( array $query = array(), Scope $scope = new Scope() ): iterable {
		return ( new Export( $this->rows ) )->pieces( $this->narrowed( Query::read( $this->schema, $query ), $scope ) );
	}

	private function narrowed( Query $asked, Scope $scope ): BookingTable {
		return $asked->narrow( $this->table->between( $asked->from, $asked->to ) )->within( $scope );
	}
}
