<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Changes\HistoryWords;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Instant;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Bookings as the institute's screens, commands and programs read them. Who may read them is the caller's to decide:
 * `$forms` are the public numbers of the forms whose bookings count, null stands for all, also for time that was taken
 * out. Each method throws StorageFault when the database refuses.
 */
final class Catalog {

	private const ALL_STATUSES = array( 'booked', 'cancelled', 'missed', 'blocked' );

	/** Who asks for days has a calendar of some months. */
	private const MOST_DAYS = 400;

	public function __construct(
		private readonly Schema $schema,
		private readonly BookingTable $table,
		private readonly RowWriter $rows,
		private readonly HistoryWords $history,
	) {}

	/**
	 * @param array<array-key, mixed> $query Of the contract bookings-query.
	 * @param list<int>|null          $forms
	 * @return Page|WP_Error Of the contract bookings-row; 400 when the query does not fit.
	 */
	public function page( array $query = array(), ?array $forms = null ): Page|WP_Error {
		return Problem::answer(
			function () use ( $query, $forms ): Page {
				$asked = Query::read( $this->schema, $query );
				$table = $this->narrowed( $asked, $forms );
				$rows  = $table->page( $asked->column(), $asked->isAscending(), $asked->page(), $asked->perPage() );
				return new Page( $this->rows->rows( $rows ), $this->total( $table, $asked, count( $rows ) ), $asked->perPage() );
			}
		);
	}

	/**
	 * How many begin on each day of the site.
	 *
	 * @param array<array-key, mixed> $query Of the contract bookings-query, with `from` and `to`, 400 days apart at most.
	 * @param list<int>|null          $forms
	 * @return array<string, int>|WP_Error By date, such as 2026-12-01; days without any are missing.
	 */
	public function days( array $query, ?array $forms = null ): array|WP_Error {
		return Problem::answer(
			function () use ( $query, $forms ): array {
				$asked = Query::read( $this->schema, $query + array( 'status' => array( 'booked', 'missed' ) ) );
				if ( null === $asked->from || null === $asked->to || $asked->from->modify( '+' . self::MOST_DAYS . ' days' ) < $asked->to ) {
					/* translators: %s: a number. */
					throw Problem::invalid( array( 'to' => sprintf( __( 'Ask for a beginning and an end, %s days apart at most.', 'vestibule' ), number_format_i18n( self::MOST_DAYS ) ) ) );
				}
				$days = array();
				foreach ( $asked->narrow( $this->table->beginning( $asked->from, $asked->to ) )->ofForms( $forms )->starts() as $start => $number ) {
					$day          = Instant::stored( (string) $start )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
					$days[ $day ] = ( $days[ $day ] ?? 0 ) + $number;
				}
				ksort( $days );
				return $days;
			}
		);
	}

	/**
	 * @param list<int>|null $forms
	 * @return array<string, mixed>|null Of the contract bookings-row, with `history`; null when there is none.
	 */
	public function find( int $id, ?array $forms = null ): ?array {
		$booking = $this->table->withId( $id )->withStatus( self::ALL_STATUSES )->ofForms( $forms )->first();
		return null === $booking ? null : $this->rows->rows( array( $booking ) )[0] + array( 'history' => $this->history->ofBooking( $id, $booking->time->home ) );
	}

	/**
	 * As CSV, piece by piece, in the order of their times: only so many are held at once.
	 *
	 * @param array<array-key, mixed> $query Of the contract bookings-query; its page and order say nothing.
	 * @param list<int>|null          $forms
	 * @return iterable<int, string>|WP_Error What the file consists of; StorageFault may be thrown while it is read.
	 */
	public function export( array $query = array(), ?array $forms = null ): iterable|WP_Error {
		return Problem::answer( fn (): iterable => ( new Export( $this->rows ) )->pieces( $this->narrowed( Query::read( $this->schema, $query ), $forms ) ) );
	}

	/** @param list<int>|null $forms */
	private function narrowed( Query $asked, ?array $forms ): BookingTable {
		return $asked->narrow( $this->table->between( $asked->from, $asked->to ) )->ofForms( $forms );
	}

	/** A page that is not full is the last one. */
	private function total( BookingTable $table, Query $asked, int $found ): int {
		$is_last = $found > 0 ? $found < $asked->perPage() : 1 === $asked->page();
		return $is_last ? ( $asked->page() - 1 ) * $asked->perPage() + $found : $table->count();
	}
}
