<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\History\Changes;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\BookingChange;
use Vestibule\Storage\Database;
use Vestibule\Storage\Transaction;

/** Who took time out, in the table of changes: written with the rows, and deleted with them. */
final class BlockHistory {

	public function __construct(
		private readonly Changes $changes,
		private readonly Database $database,
		private readonly Transaction $transaction,
	) {}

	/**
	 * @param Closure(): list<int> $work Makes rows and answers their ids.
	 * @return list<int>
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function during( Closure $work ): array {
		return $this->transaction->run(
			function () use ( $work ): array {
				$ids = $work();
				foreach ( $ids as $id ) {
					$this->note( $id );
				}
				return $ids;
			}
		);
	}

	/**
	 * @param Closure(): bool $work Deletes the row.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function forget( int $id, Closure $work ): bool {
		return $this->transaction->run(
			function () use ( $id, $work ): bool {
				$is_gone = $work();
				if ( $is_gone ) {
					$this->database->execute( 'DELETE FROM {booking_changes} WHERE booking_id = %d', $id );
				}
				return $is_gone;
			}
		);
	}

	private function note( int $id ): void {
		$row = $this->database->row( 'SELECT event_id, start_at, end_at FROM {bookings} WHERE id = %d', $id );
		$utc = new DateTimeZone( 'UTC' );
		$at  = static fn ( string $column ): DateTimeImmutable => new DateTimeImmutable( (string) ( $row[ $column ] ?? '' ), $utc );
		$time = new BookedTime( $id, (int) ( $row['event_id'] ?? 0 ), $at( 'start_at' ), $at( 'end_at' ), array( 'visitor' => '', 'home' => '' ) );
		$this->changes->add( new BookingChange( BookingChange::BLOCKED, $time, 0, null, Changes::actor() ) );
	}
}
