<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeInterface;
use Vestibule\Kernel\Database\Database;

/**
 * How the mails about entries stand, beside each entry, so that a list asks one table: `pending` until they are planned,
 * then sending, sent, failed, given_up or none. Every method throws Vestibule\Kernel\Database\StorageFault when the database refuses.
 */
final class MailStatus {

	public function __construct( private readonly Database $database ) {}

	/** @return list<int> Readable entries whose mails are not planned, the longest waiting first. */
	public function unplanned( DateTimeInterface $before, int $most ): array {
		return $this->ids( "e.mail_status = 'pending' AND e.created_at <= %s AND e.status NOT IN ('trash', 'spam')", $before, $most );
	}

	/**
	 * @param string $open A condition: whether the entry `e` has mails that are still to be sent.
	 * @return list<int> Entries that say so although it has none.
	 */
	public function unsettled( string $open, int $most ): array {
		return $this->ids( "e.mail_status IN ('sending', 'failed') AND NOT {$open}", $most );
	}

	/** @param string $status An expression with placeholders for `$values`: it is found and stored in one statement. */
	public function set( int $entry, string $status, int ...$values ): void {
		$this->database->execute( "UPDATE {submissions} SET mail_status = {$status} WHERE id = %d", ...array( ...array_values( $values ), $entry ) );
	}

	/** How many entries are without a mail that they should have had. */
	public function failedSince( DateTimeInterface $time ): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {submissions} WHERE mail_status IN ('failed', 'given_up') AND created_at >= %s", $time );
	}

	/** Whether the last mail that was tried was sent. */
	public function isLastSent(): bool {
		return 'sent' === $this->database->value( "SELECT mail_status FROM {submissions} WHERE mail_status IN ('sent', 'failed', 'given_up') ORDER BY id DESC LIMIT 1" );
	}

	/** @return list<int> */
	private function ids( string $where, DateTimeInterface|int ...$values ): array {
		$rows = $this->database->rows( "SELECT e.id FROM {submissions} e WHERE {$where} ORDER BY e.id LIMIT %d", ...array_values( $values ) );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}
}
