<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Storage\Database;
use Vestibule\Storage\Outbox;

/** How each mail stands in the outbox, and what becomes of one that was sent; `skipped` is not to be sent by itself. */
final class Attempts {

	/** Seconds after each failed try. After the last, the mail is given up. */
	public const PAUSES = array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS );

	public function __construct(
		public readonly Outbox $outbox,
		private readonly MailLog $log,
		private readonly Database $database,
	) {}

	/** @param list<string> $to */
	public function succeed( int $mail, array $to, string $subject ): bool {
		$this->database->execute(
			"UPDATE {mails} SET status = 'sent', next_at = NULL, error = '', recipients = %s, subject = %s, sent_at = %s WHERE id = %d",
			mb_substr( implode( ', ', $to ), 0, 1000 ),
			mb_substr( $subject, 0, 500 ),
			$this->log->at( 0 ),
			$mail
		);
		return true;
	}

	/** @return bool Whether it will be tried again. */
	public function fail( int $mail, string $reason ): bool {
		return $this->outbox->fail( $mail, $reason );
	}

	/** Those whose last sender was killed: they will not be tried again. */
	public function giveUpLost(): void {
		array_map( $this->log->summarize( ... ), $this->outbox->giveUpLost() );
	}
}
