<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Closure;
use Vestibule\Inbox\Bookings\Blocking;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Inbox\Bookings\Writing;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/**
 * The bookings of `vestibule()->bookings()`. What goes wrong is a WP_Error whose data has the `status` that REST answers:
 * 400, 404, 409 (taken, or changed meanwhile), 422 with `errors` by name, 503 when the database does not answer. Nothing
 * is changed then. Instants are ISO 8601 in UTC, such as 2026-12-01T09:00:00Z. What visitors typed is to be escaped.
 */
final class BookingsApi {

	/**
	 * @param Closure(): Times    $times
	 * @param Closure(): Writing  $writing
	 * @param Closure(): Blocking $blocking
	 */
	public function __construct(
		private readonly Catalog $catalog,
		private readonly Closure $times,
		private readonly Closure $writing,
		private readonly Closure $blocking,
	) {}

	/**
	 * @param array<array-key, mixed> $query Of the contract bookings-query: `from`, `to`, `event`, `host`, `status`,
	 * `search`, `orderby`, `order`, `page`, `per_page`.
	 * @return Page|WP_Error Of arrays in the shape of the contract bookings-row.
	 */
	public function list( array $query = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->catalog->page( $query ) );
	}

	/** @return array<string, mixed>|null|WP_Error Of the contract bookings-row, with `history`; null when there is none. */
	public function get( int $id ): array|null|WP_Error {
		return OperationRefused::answer( fn (): ?array => $this->catalog->find( $id ) );
	}

	/**
	 * @param array<array-key, mixed> $query Of the contract booking-free: `event`, `from`, `to`, `host`.
	 * @return list<array<string, mixed>>|WP_Error Of the contract booking-time.
	 */
	public function free( array $query ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->times )()->free( $query ) );
	}

	/**
	 * @param array<array-key, mixed> $booking Of the contract booking-new: `event`, `start`, `name`, `host`, `form`,
	 * `email`, `phone`, `note`, `notify`.
	 * @return array<string, mixed>|WP_Error
	 */
	public function book( array $booking ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writing )()->book( $booking ) );
	}

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-move: `start`, `host`, `sequence`, `notify`.
	 * @return array<string, mixed>|WP_Error The booking as it is then.
	 */
	public function move( int $id, array $change ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writing )()->move( $id, $change ) );
	}

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-cancel: `note`, `sequence`, `notify`.
	 * @return array<string, mixed>|WP_Error
	 */
	public function cancel( int $id, array $change = array() ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writing )()->cancel( $id, $change ) );
	}

	/**
	 * Takes a cancellation back, where the time is still free.
	 *
	 * @param array<array-key, mixed> $change Of the contract booking-restore: `sequence`, `notify`.
	 * @return array<string, mixed>|WP_Error
	 */
	public function restore( int $id, array $change = array() ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writing )()->restore( $id, $change ) );
	}

	/**
	 * Its visitor did not come; with false, that was a mistake.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function missed( int $id, bool $is_missed = true ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->writing )()->missed( $id, array( 'missed' => $is_missed ) ) );
	}

	/**
	 * Takes time out.
	 *
	 * @param array<array-key, mixed> $block Of the contract block-new: `event`, `host`, `from`, `to`, `note`.
	 * @return list<array<string, mixed>>|WP_Error Its rows, one a day.
	 */
	public function block( array $block ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->blocking )()->block( $block ) );
	}

	/** @return array<string, mixed>|WP_Error The row of time that was taken out, as it was. */
	public function unblock( int $id ): array|WP_Error {
		return OperationRefused::answer( fn (): array => ( $this->blocking )()->unblock( $id ) );
	}

	/**
	 * As CSV, piece by piece. A database that breaks off while it is read throws a RuntimeException.
	 *
	 * @param array<array-key, mixed> $query As of list().
	 * @return iterable<int, string>|WP_Error
	 */
	public function export( array $query = array() ): iterable|WP_Error {
		return OperationRefused::answer( fn (): iterable => $this->catalog->export( $query ) );
	}
}
