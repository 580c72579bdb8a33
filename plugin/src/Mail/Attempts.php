<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use DateTimeImmutable;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * How each mail stands: pending, sending, sent, failed (it is tried again), given_up, skipped. Whoever sends claims the
 * row first, in one statement, so that of two crons at once only one sends; a claim whose sender was killed runs out.
 */
final class Attempts {

	/** Seconds after each failed try. After the last, the mail is given up. */
	private const PAUSES = array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS );

	/** For how long a claim holds. */
	private const CLAIM = 10 * MINUTE_IN_SECONDS;

	private const DUE = "status IN ('pending', 'failed', 'sending') AND next_at <= %s";

	public function __construct( private readonly MailLog $log, private readonly Database $database, private readonly Tables $tables ) {}

	/** Of a new entry, by the request that stored it. */
	public function claimNew( int $mail ): bool {
		return $this->claim( $mail, "status = 'pending'" );
	}

	/** By cron, for a row of due(). */
	public function claimDue( int $mail ): bool {
		return $this->claim( $mail, self::DUE, $this->log->at( 0 ) );
	}

	/** By hand, whatever became of it before; false while somebody is sending it. */
	public function claimAny( int $mail ): bool {
		return $this->claim( $mail, "(status <> 'sending' OR next_at <= %s)", $this->log->at( 0 ) );
	}

	/** @return list<array<string, string|null>> Rows to be tried now, the longest waiting first. */
	public function due( int $most ): array {
		return $this->database->rows( 'SELECT * FROM ' . $this->waiting( self::DUE ) . ' ORDER BY id LIMIT %d', $this->log->at( 0 ), $most );
	}

	/** When the next one is due; null when none waits. */
	public function next(): ?DateTimeImmutable {
		return MailLog::instant( $this->database->value( 'SELECT MIN(next_at) FROM ' . $this->waiting( "status IN ('pending', 'failed', 'sending')" ) ) );
	}

	/** @param list<string> $to */
	public function succeed( int $mail, array $to, string $subject ): bool {
		$this->database->execute(
			"UPDATE {$this->tables->mails()} SET status = 'sent', next_at = NULL, error = '', recipients = %s, subject = %s, sent_at = %s WHERE id = %d",
			mb_substr( implode( ', ', $to ), 0, 1000 ),
			mb_substr( $subject, 0, 500 ),
			$this->log->at( 0 ),
			$mail
		);
		return true;
	}

	/** @return bool Whether it will be tried again. */
	public function fail( int $mail, string $reason ): bool {
		$tries = (int) $this->database->value( "SELECT tries FROM {$this->tables->mails()} WHERE id = %d", $mail );
		$pause = self::PAUSES[ max( 0, $tries - 1 ) ] ?? null;
		$this->database->execute(
			"UPDATE {$this->tables->mails()} SET status = %s, next_at = NULLIF(%s, ''), error = %s WHERE id = %d",
			null === $pause ? 'given_up' : 'failed',
			null === $pause ? '' : $this->log->at( $pause ),
			mb_substr( $reason, 0, 500 ),
			$mail
		);
		return null !== $pause;
	}

	/** Those whose last sender was killed: they will not be tried again. */
	public function giveUpLost(): void {
		$rows = $this->database->rows( "SELECT id, entry_id FROM {$this->tables->mails()} WHERE status = 'sending' AND next_at <= %s AND tries > %d", $this->log->at( 0 ), count( self::PAUSES ) );
		foreach ( $rows as $row ) {
			$this->database->execute( "UPDATE {$this->tables->mails()} SET status = 'given_up', next_at = NULL WHERE id = %d AND status = 'sending'", (int) $row['id'] );
			$this->log->summarize( (int) $row['entry_id'] );
		}
	}

	private function claim( int $mail, string $condition, string ...$values ): bool {
		return 1 === $this->database->execute(
			"UPDATE {$this->tables->mails()} SET status = 'sending', tries = tries + 1, next_at = %s WHERE id = %d AND {$condition}",
			$this->log->at( self::CLAIM ),
			$mail,
			...array_values( $values )
		);
	}

	/** Spam and the Trash wait. */
	private function waiting( string $condition ): string {
		return "{$this->tables->mails()} WHERE {$condition} AND entry_id IN (SELECT e.id FROM {$this->tables->submissions()} e WHERE " . MailLog::READABLE . ')';
	}
}
