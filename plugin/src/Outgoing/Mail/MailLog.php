<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\MailStatus;
use Vestibule\Outgoing\Outbox;
use Vestibule\Outgoing\Outboxes;

/**
 * The mails about entries: their outbox, with a row for each entry and notification and for each change of a booking, and
 * the entry's own mail_status, which sums its mails up so that a list of entries asks one table; `pending` there says
 * that rows are still to be made.
 */
final class MailLog {

	public readonly Outbox $outbox;

	public function __construct( Outboxes $outboxes, private readonly MailStatus $status ) {
		$this->outbox = $outboxes->emails;
	}

	/** @return list<int> Entries whose request was killed before it planned their mails, the longest waiting first. */
	public function unplanned(): array {
		return $this->status->unplanned( $this->outbox->at( -$this->outbox->kind->firstPause() ), $this->outbox->kind->batch() );
	}

	/** @return list<int> Entries that still say so although none of their mails is left to be sent: their request was killed. */
	public function unsettled(): array {
		return $this->status->unsettled( "EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = e.id AND m.status IN ('pending', 'sending', 'failed'))", $this->outbox->kind->batch() );
	}

	/** Writes how its mails stand beside the entry: the worst first. */
	public function summarize( int $entry ): void {
		$is = static fn ( string $statuses ): string => "EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = %d AND m.status IN ({$statuses}))";
		$this->status->set(
			$entry,
			"CASE WHEN {$is( "'given_up'" )} THEN 'given_up' WHEN {$is( "'failed'" )} THEN 'failed'
			WHEN {$is( "'pending', 'sending'" )} THEN 'sending' WHEN {$is( "'sent'" )} THEN 'sent' ELSE 'none' END",
			...array_fill( 0, 4, $entry )
		);
	}
}
