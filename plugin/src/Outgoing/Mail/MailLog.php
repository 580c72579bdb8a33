<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Storage\Database;
use Vestibule\Outgoing\Outbox;

/**
 * The rows of the table mails: one for each entry and notification, and each change of a booking, made once however many
 * ask for it; `skipped` is not to be sent by itself. The entry's own mail_status sums them up, so that a list of entries
 * asks one table; `pending` there says that rows are still to be made.
 */
final class MailLog {

	/** Seconds after each failed try. After the last, the mail is given up. */
	public const PAUSES = array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS );

	/** For how long a new entry's own request has to send its mails. */
	public const FIRST = 10 * MINUTE_IN_SECONDS;

	public function __construct(
		public readonly Outbox $outbox,
		private readonly Database $database,
	) {}

	/**
	 * @param list<string>       $to
	 * @param BookingChange|null $about What became of a booking, where it is about that.
	 * @return int|null Null when it is there already.
	 */
	public function add( StoredEntry $entry, Notification $notification, array $to, ?BookingChange $about = null ): ?int {
		return $this->database->insertOnce(
			'{mails}',
			array(
				'entry_id'     => $entry->id,
				'notification' => $notification->id,
				'name'         => mb_substr( $notification->name, 0, 200 ),
				'recipients'   => mb_substr( implode( ', ', $to ), 0, 1000 ),
				'status'       => 'pending',
				'next_at'      => $this->outbox->at( self::FIRST ),
				'created_at'   => $this->outbox->at( 0 ),
				'booking_id'   => $about->time->id ?? 0,
				'occasion'     => $about?->occasion() ?? '',
			)
		);
	}

	/** One that is not to be sent by itself. */
	public function skip( int $mail, string $reason ): void {
		$this->outbox->end( $mail, 'skipped', $reason );
	}

	/** @param list<string> $to */
	public function succeed( int $mail, array $to, string $subject ): void {
		$this->database->execute(
			"UPDATE {mails} SET status = 'sent', next_at = NULL, error = '', recipients = %s, subject = %s, sent_at = %s WHERE id = %d",
			mb_substr( implode( ', ', $to ), 0, 1000 ),
			mb_substr( $subject, 0, 500 ),
			$this->outbox->at( 0 ),
			$mail
		);
	}

	/** Those whose last sender was killed: they will not be tried again. */
	public function giveUpLost(): void {
		array_map( $this->summarize( ... ), $this->outbox->giveUpLost() );
	}

	/** @return list<array<string, string|null>> Of an entry, in the order in which they were planned. */
	public function forEntry( int $entry ): array {
		return $this->database->rows( 'SELECT * FROM {mails} WHERE entry_id = %d ORDER BY id', $entry );
	}

	/** @return array<string, string|null>|null */
	public function find( int $mail ): ?array {
		return $this->database->row( 'SELECT * FROM {mails} WHERE id = %d', $mail );
	}

	/** @return list<int> Entries whose request was killed before it planned their mails, the longest waiting first. */
	public function unplanned( int $most ): array {
		$where = "e.mail_status = 'pending' AND e.created_at <= %s AND " . Outbox::READABLE;
		$rows  = $this->database->rows( "SELECT e.id FROM {submissions} e WHERE {$where} ORDER BY e.id LIMIT %d", $this->outbox->at( -self::FIRST ), $most );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** @return list<int> Entries that still say so although none of their mails is left to be sent: their request was killed. */
	public function unsettled( int $most ): array {
		$open = "EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = e.id AND m.status IN ('pending', 'sending', 'failed'))";
		$rows = $this->database->rows( "SELECT e.id FROM {submissions} e WHERE e.mail_status IN ('sending', 'failed') AND NOT {$open} ORDER BY e.id LIMIT %d", $most );
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
