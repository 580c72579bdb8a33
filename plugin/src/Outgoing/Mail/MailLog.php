<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\MailStatus;
use Vestibule\Outgoing\Outbox;
use Vestibule\Outgoing\Outboxes;

/**
 * Log of emails about entries: the outbox has one row per entry and notification, and one per change of a booking. The
 * entry's column mail_status summarizes the rows, so that the list of entries reads a single table. Its value `pending`
 * means that the rows have not been planned yet.
 */
final class MailLog {

	public readonly Outbox $outbox;

	public function __construct( Outboxes $outboxes, private readonly MailStatus $status ) {
		$this->outbox = $outboxes->emails;
	}

	/** @return list<int> IDs of entries whose request was killed before it planned their emails, oldest first. */
	public function unplanned(): array {
		return $this->status->unplanned(
			$this->outbox->at( -$this->outbox->kind->firstPause() ),
			$this->outbox->kind->batch()
		);
	}

	/**
	 * @return list<int> IDs of entries whose mail_status is outdated, because their request was killed after it sent
	 * the last email.
	 */
	public function unsettled(): array {
		return $this->status->unsettled(
			"EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = e.id AND m.status IN ('pending', 'sending', 'failed'))",
			$this->outbox->kind->batch()
		);
	}

	/** Updates the entry's mail_status to the worst status of its emails. */
	public function summarize( int $entry ): void {
		$is = static fn ( string $statuses ): string =>
			"EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = %d AND m.status IN ({$statuses}))";
		$this->status->set(
			$entry,
			"CASE WHEN {$is( "'given_up'" )} THEN 'given_up' WHEN {$is( "'failed'" )} THEN 'failed'
			WHEN {$is( "'pending', 'sending'" )} THEN 'sending' WHEN {$is( "'sent'" )} THEN 'sent' ELSE 'none' END",
			...array_fill( 0, 4, $entry )
		);
	}
}
