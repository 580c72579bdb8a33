<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Kernel\Database\Database;
use Vestibule\Outgoing\Outbox;

/**
 * The mails about entries: their outbox, with a row for each entry and notification and for each change of a booking, and
 * the entry's own mail_status, which sums its mails up so that a list of entries asks one table; `pending` there says
 * that rows are still to be made.
 */
final class MailLog {

	public function __construct( public readonly Outbox $outbox, private readonly Database $database ) {}

	/** @return list<int> Entries whose request was killed before it planned their mails, the longest waiting first. */
	public function unplanned(): array {
		$where = "e.mail_status = 'pending' AND e.created_at <= %s AND " . Outbox::READABLE;
		$rows  = $this->database->rows( "SELECT e.id FROM {submissions} e WHERE {$where} ORDER BY e.id LIMIT %d", $this->outbox->at( -$this->outbox->kind->firstPause() ), $this->outbox->kind->batch() );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** @return list<int> Entries that still say so although none of their mails is left to be sent: their request was killed. */
	public function unsettled(): array {
		$open = "EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = e.id AND m.status IN ('pending', 'sending', 'failed'))";
		$rows = $this->database->rows( "SELECT e.id FROM {submissions} e WHERE e.mail_status IN ('sending', 'failed') AND NOT {$open} ORDER BY e.id LIMIT %d", $this->outbox->kind->batch() );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** Writes how its mails stand beside the entry: the worst first. */
	public function summarize( int $entry ): void {
		$is = fn ( string $statuses ): string => "EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = %d AND m.status IN ({$statuses}))";
		$this->database->execute(
			"UPDATE {submissions} SET mail_status = CASE WHEN {$is( "'given_up'" )} THEN 'given_up' WHEN {$is( "'failed'" )} THEN 'failed'
			WHEN {$is( "'pending', 'sending'" )} THEN 'sending' WHEN {$is( "'sent'" )} THEN 'sent' ELSE 'none' END WHERE id = %d",
			...array_fill( 0, 5, $entry )
		);
	}
}
