<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\MailStatus;
use Vestibule\Outgoing\Outbox;
use Vestibule\Outgoing\Outboxes;

/**
 * Log of the emails about entries. The outbox has one row per entry and notification, and one per change of a booking.
 * The column mail_status of the entry summarizes these rows, so that the list of entries needs only one table. Its
 * value `pending` means that no emails have been scheduled yet.
 */
final class MailLog {

	public readonly Outbox $outbox;

	public function __construct( Outboxes $outboxes, private readonly MailStatus $status ) {
		$this->outbox = $outboxes->emails;
	}

	/** @return list<int> IDs of entries whose request was aborted before it scheduled the emails, oldest first. */
	public function unplanned(): array {
		return $this->status->unplanned(
			$this->outbox->at( -$this->outbox->kind->firstPause() ),
			$this->outbox->kind->batch()
		);
	}

	/**
	 * @return list<int> IDs of entries whose mail_status is outdated, because the request was aborted after it had sent
	 * the last email.
	 */
	public function unsettled(): array {
		return $this->status->unsettled(
			"EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = e.id AND m.status IN ('pending', 'sending', 'failed'))",
			$this->outbox->kind->batch()
		);
	}

	/** Sets the mail_status of an entry to the worst status of its emails. */
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
