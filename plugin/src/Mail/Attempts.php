<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * How the mail about each entry stands: pending, sending, sent, failed (it is tried again), given_up. Whoever sends
 * claims the row first, in one statement, so that of two crons at once only one sends; a claim whose sender was killed
 * runs out.
 */
final class Attempts {

	/** Seconds after each failed try. After the last, the mail is given up. */
	private const PAUSES = array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS );

	/** For how long a claim holds, and a new entry's own request has to send its mail. */
	private const CLAIM = 10 * MINUTE_IN_SECONDS;

	private const FORMAT = 'Y-m-d H:i:s';

	public function __construct(
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Clock $clock,
	) {}

	/** Of a new entry, by the request that stored it. */
	public function claimNew( int $id ): bool {
		return $this->claim( $id, "mail_status = 'pending'" );
	}

	/** By cron, for a row of due(). */
	public function claimDue( int $id ): bool {
		return $this->claim( $id, $this->isDue(), ...$this->dueValues() );
	}

	/** By hand, whatever became of it before; false while somebody is sending it. */
	public function claimAny( int $id ): bool {
		return $this->claim( $id, "(mail_status <> 'sending' OR mail_next_at <= %s)", $this->at( 0 ) );
	}

	/** @return list<int> Entries whose mail is to be tried now, the longest waiting first; those in the trash and in the spam folder wait. */
	public function due( int $most ): array {
		$rows = $this->database->rows( "SELECT id FROM {$this->tables->submissions()} WHERE status NOT IN ('trash', 'spam') AND {$this->isDue()} ORDER BY id LIMIT %d", ...array( ...$this->dueValues(), $most ) );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** When the next one is due; null when none waits. */
	public function next(): ?DateTimeImmutable {
		$next = $this->database->value( "SELECT MIN(mail_next_at) FROM {$this->tables->submissions()} WHERE status NOT IN ('trash', 'spam') AND mail_status IN ('failed', 'sending')" );
		return null === $next ? null : new DateTimeImmutable( $next, new DateTimeZone( 'UTC' ) );
	}

	public function succeed( int $id ): bool {
		$this->write( $id, 'sent', '', '' );
		return true;
	}

	/** @return bool Whether it will be tried again. */
	public function fail( int $id, string $reason ): bool {
		$tries = (int) $this->database->value( "SELECT mail_tries FROM {$this->tables->submissions()} WHERE id = %d", $id );
		$pause = self::PAUSES[ max( 0, $tries - 1 ) ] ?? null;
		$this->write( $id, null === $pause ? 'given_up' : 'failed', null === $pause ? '' : $this->at( $pause ), $reason );
		return null !== $pause;
	}

	/** Those whose last sender was killed: they will not be tried again. */
	public function giveUpLost(): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET mail_status = 'given_up', mail_next_at = NULL WHERE mail_status = 'sending' AND mail_next_at <= %s AND mail_tries > %d",
			$this->at( 0 ),
			count( self::PAUSES )
		);
	}

	private function claim( int $id, string $condition, string ...$values ): bool {
		return 1 === $this->database->execute(
			"UPDATE {$this->tables->submissions()} SET mail_status = 'sending', mail_tries = mail_tries + 1, mail_next_at = %s WHERE id = %d AND {$condition}",
			$this->at( self::CLAIM ),
			$id,
			...array_values( $values )
		);
	}

	private function write( int $id, string $status, string $next, string $error ): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET mail_status = %s, mail_next_at = NULLIF(%s, ''), mail_error = %s WHERE id = %d",
			$status,
			$next,
			mb_substr( $error, 0, 500 ),
			$id
		);
	}

	private function isDue(): string {
		return "((mail_status = 'pending' AND created_at <= %s) OR (mail_status IN ('failed', 'sending') AND mail_next_at <= %s))";
	}

	/** @return array{string, string} */
	private function dueValues(): array {
		return array( $this->at( -self::CLAIM ), $this->at( 0 ) );
	}

	private function at( int $seconds ): string {
		return $this->clock->now()->modify( sprintf( '%+d seconds', $seconds ) )->format( self::FORMAT );
	}
}
