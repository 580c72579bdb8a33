<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeInterface;
use Vestibule\Kernel\Database\Database;

/**
 * Status of the emails about an entry. It is stored in the row of the entry, so that lists read only one table. The
 * status is `pending` until the emails are queued, then sending, sent, failed, given_up or none. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 */
final class MailStatus {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @return list<int> IDs of entries whose emails have not been queued yet, except spam and the Trash, oldest first.
	 */
	public function unplanned( DateTimeInterface $before, int $most ): array {
		return $this->ids(
			"e.mail_status = 'pending' AND e.created_at <= %s AND e.status NOT IN ('trash', 'spam')",
			$before,
			$most
		);
	}

	/**
	 * @param string $open SQL condition for an entry `e` that has emails which must still be sent.
	 * @return list<int> IDs of entries with the status `sending` or `failed`, although no more emails must be sent.
	 */
	public function unsettled( string $open, int $most ): array {
		return $this->ids( "e.mail_status IN ('sending', 'failed') AND NOT {$open}", $most );
	}

	/**
	 * @param string $status SQL expression for the status, so that one statement computes and stores it. `$values` are
	 * the values for its placeholders.
	 */
	public function set( int $entry, string $status, int ...$values ): void {
		$this->database->execute(
			"UPDATE {submissions} SET mail_status = {$status} WHERE id = %d",
			...array( ...array_values( $values ), $entry )
		);
	}

	/** Returns the number of entries received since this time whose emails have failed. */
	public function failedSince( DateTimeInterface $time ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {submissions} WHERE mail_status IN ('failed', 'given_up') AND created_at >= %s",
			$time
		);
	}

	/** Finds the newest entry for which sending was attempted, and checks whether its emails have been sent. */
	public function isLastSent(): bool {
		return 'sent' === $this->database->value(
			"SELECT mail_status FROM {submissions} WHERE mail_status IN ('sent', 'failed', 'given_up') ORDER BY id DESC LIMIT 1"
		);
	}

	/** @return list<int> */
	private function ids( string $where, DateTimeInterface|int ...$values ): array {
		$rows = $this->database->rows(
			"SELECT e.id FROM {submissions} e WHERE {$where} ORDER BY e.id LIMIT %d",
			...array_values( $values )
		);
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}
}
