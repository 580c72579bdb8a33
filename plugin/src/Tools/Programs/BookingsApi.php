<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Closure;
use Vestibule\Inbox\Bookings\BlockWriter;
use Vestibule\Inbox\Bookings\BookingWriter;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/**
 * API for bookings: `vestibule()->bookings()`. Errors are returned as WP_Error, with the same `status` in the error's
 * data as in REST responses. The status is 400, 404, 409 (if the time is not available or the booking has changed in
 * the meantime), 422 (with `errors` by name), or 503 (if the database fails). After an error, nothing has been changed.
 * Times are ISO 8601 in UTC, such as 2026-12-01T09:00:00Z. Visitors' input is not escaped.
 */
final class BookingsApi {

	/**
	 * @param Closure(): Times         $times
	 * @param Closure(): BookingWriter $writer
	 * @param Closure(): BlockWriter   $blocks
	 */
	public function __construct(
		private readonly Catalog $catalog,
		private readonly Closure $times,
		private readonly Closure $writer,
		private readonly Closure $blocks,
	) {}

	/**
	 * Returns one page of bookings.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract bookings-query: `from`, `to`, `event`,
	 * `host`, `status`, `search`, `orderby`, `order`, `page`, `per_page`.
	 * @return Page|WP_Error Rows that match the contract bookings-row.
	 */
	public function list( array $query = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->catalog->page( $query ) );
	}

	/**
	 * @return array<string, mixed>|null|WP_Error Booking that matches the contract bookings-row, with its `history`.
	 * Null if it doesn't exist.
	 */
	public function get( int $id ): array|null|WP_Error {
		return OperationRefused::answer( fn (): ?array => $this->catalog->find( $id ) );
	}

	/**
	 * Returns the available times of an appointment type.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract booking-free: `event`, `from`, `to`, `host`.
	 * @return list<array<string, mixed>>|WP_Error Rows that match the contract booking-time.
	 */
	public function free( array $query ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->times )()->free( $query ) );
	}

	/**
	 * Creates a booking.
	 *
	 * @param array<array-key, mixed> $booking Data that matches the contract booking-new: `event`, `start`, `name`,
	 * `host`, `form`, `email`, `phone`, `note`, `notify`.
	 * @return array<string, mixed>|WP_Error New booking, which matches the contract bookings-row.
	 */
	public function book( array $booking ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writer )()->book( $booking ) );
	}

	/**
	 * Moves a booking.
	 *
	 * @param array<array-key, mixed> $change Data that matches the contract booking-move: `start`, `host`, `sequence`,
	 * `notify`.
	 * @return array<string, mixed>|WP_Error Booking after the change.
	 */
	public function move( int $id, array $change ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writer )()->move( $id, $change ) );
	}

	/**
	 * Cancels a booking.
	 *
	 * @param array<array-key, mixed> $change Data that matches the contract booking-cancel: `note`, `sequence`,
	 * `notify`.
	 * @return array<string, mixed>|WP_Error Booking after the change.
	 */
	public function cancel( int $id, array $change = array() ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writer )()->cancel( $id, $change ) );
	}

	/**
	 * Restores a canceled booking. Its time must still be available.
	 *
	 * @param array<array-key, mixed> $change Data that matches the contract booking-restore: `sequence`, `notify`.
	 * @return array<string, mixed>|WP_Error Booking after the change.
	 */
	public function restore( int $id, array $change = array() ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writer )()->restore( $id, $change ) );
	}

	/**
	 * Marks a booking as a no-show, or removes this mark.
	 *
	 * @return array<string, mixed>|WP_Error Booking after the change.
	 */
	public function missed( int $id, bool $is_missed = true ): array|WP_Error {
		return OperationRefused::answer(
			fn (): array => ( $this->writer )()->missed( $id, array( 'missed' => $is_missed ) )
		);
	}

	/**
	 * Blocks a time range.
	 *
	 * @param array<array-key, mixed> $block Data that matches the contract block-new: `event`, `host`, `from`, `to`,
	 * `note`.
	 * @return list<array<string, mixed>>|WP_Error New blocks, one per day.
	 */
	public function block( array $block ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->blocks )()->block( $block ) );
	}

	/**
	 * Removes a block.
	 *
	 * @return array<string, mixed>|WP_Error Block before its deletion.
	 */
	public function unblock( int $id ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->blocks )()->unblock( $id ) );
	}

	/**
	 * Exports bookings as CSV in parts. If the database fails while the parts are read, throws a RuntimeException.
	 *
	 * @param array<array-key, mixed> $query Same query as in list().
	 * @return iterable<int, string>|WP_Error Parts of the file.
	 */
	public function export( array $query = array() ): iterable|WP_Error {
		return OperationRefused::answer( fn (): iterable => $this->catalog->export( $query ) );
	}
}
