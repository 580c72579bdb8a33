<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Storage\Database;
use Vestibule\Storage\Transaction;

/** Deletes entries for good, with what belongs to them. A booked time that is still to come becomes free again. */
final class Erasure {

	public function __construct(
		private readonly Database $database,
		private readonly Transaction $transaction,
	) {}

	/**
	 * One transaction: an entry never goes without its booking, nor the other way round.
	 *
	 * @param list<int> $ids
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses; nothing is deleted then.
	 */
	public function erase( array $ids ): void {
		/**
		 * Fires before entries are deleted for good.
		 *
		 * @param list<int> $ids
		 */
		do_action( 'vestibule/before_delete_entries', $ids );
		$this->transaction->run(
			function () use ( $ids ): void {
				$this->forgetChanges( $ids );
				$this->delete( '{bookings}', 'submission_id', $ids );
				$this->delete( '{mails}', 'entry_id', $ids );
				$this->delete( '{webhook_deliveries}', 'entry_id', $ids );
				$this->delete( '{entry_notes}', 'submission_id', $ids );
				$this->delete( '{akismet}', 'submission_id', $ids );
				$this->forgetAnswers( $ids );
				$this->releaseFiles( $ids );
				$this->delete( '{submissions}', 'id', $ids );
			}
		);
		/**
		 * Fires after entries were deleted for good.
		 *
		 * @param list<int> $ids
		 */
		do_action( 'vestibule/deleted_entries', $ids );
	}

	/**
	 * Of their bookings, by id: a deletion with a query inside reads the whole table.
	 *
	 * @param list<int> $ids
	 */
	private function forgetChanges( array $ids ): void {
		$rows     = $this->database->rows( 'SELECT id FROM {bookings} WHERE submission_id IN (%d)', $ids );
		$bookings = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		if ( array() !== $bookings ) {
			$this->delete( '{booking_changes}', 'booking_id', $bookings );
		}
	}

	/** @param list<int> $ids */
	private function delete( string $table, string $column, array $ids ): void {
		$this->database->execute( "DELETE FROM {$table} WHERE {$column} IN (%d)", $ids );
	}

	/**
	 * The answer that is kept for a token sent twice names the person; the token itself stays, so that it still counts
	 * once.
	 *
	 * @param list<int> $ids
	 */
	private function forgetAnswers( array $ids ): void {
		$this->database->execute( "UPDATE {tokens} SET answer = '' WHERE submission_id IN (%d)", $ids );
	}

	/**
	 * Their files belong to nobody from here on; the feature of uploads deletes them once this holds, and the daily purge
	 * what is left where it cannot.
	 *
	 * @param list<int> $ids
	 */
	private function releaseFiles( array $ids ): void {
		$this->database->execute( "UPDATE {uploads} SET submission_id = NULL, expires_at = '2000-01-01 00:00:00' WHERE submission_id IN (%d)", $ids );
	}
}
