<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Time\Clock;

/**
 * Rows that wait to be sent about an entry: pending, sending, sent, failed (tried again), given_up or what else their
 * feature ends with. Whoever sends claims the row first, in one statement, so that of two crons at once only one sends;
 * a claim whose sender was killed runs out. The table has id, entry_id, status, tries, next_at and error.
 */
final class Outbox {

	/** For how long a claim holds. */
	private const CLAIM = 10 * MINUTE_IN_SECONDS;

	private const DUE = "status IN ('pending', 'failed', 'sending') AND next_at <= %s";

	/** Spam and the Trash wait: what comes back from either is sent then. */
	public const READABLE = "e.status NOT IN ('trash', 'spam')";

	/**
	 * @param string    $table  As statements name it, with the columns of webhook_deliveries or mails.
	 * @param list<int> $pauses Seconds after each failed try. After the last, the row is given up.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly string $table,
		private readonly array $pauses,
	) {}

	/** By the request that made it. */
	public function claimNew( int $id ): bool {
		return $this->claim( $id, "status = 'pending'" );
	}

	/** By hand, whatever became of it before; false while somebody is sending it. */
	public function claimAny( int $id ): bool {
		return $this->claim( $id, "(status <> 'sending' OR next_at <= %s)", $this->at( 0 ) );
	}

	/**
	 * By cron: sends what is due, the longest waiting first.
	 *
	 * @param float                                          $end  When no further one is begun, as microtime() counts.
	 * @param Closure(array<string, string|null>): mixed     $send Takes a row that was claimed.
	 */
	public function sendDue( int $most, float $end, Closure $send ): void {
		$due = $this->database->rows( 'SELECT * FROM ' . $this->waiting( self::DUE ) . ' ORDER BY id LIMIT %d', $this->at( 0 ), $most );
		foreach ( $due as $row ) {
			if ( microtime( true ) > $end ) {
				return;
			}
			if ( $this->claim( (int) $row['id'], self::DUE, $this->at( 0 ) ) ) {
				$send( $row );
			}
		}
	}

	/** When the next one is due; null when none waits. */
	public function next(): ?DateTimeImmutable {
		return self::instant( $this->database->value( 'SELECT MIN(next_at) FROM ' . $this->waiting( "status IN ('pending', 'failed', 'sending')" ) ) );
	}

	/** @return bool Whether it will be tried again. */
	public function fail( int $id, string $reason ): bool {
		$tries = (int) $this->database->value( "SELECT tries FROM {$this->table} WHERE id = %d", $id );
		$pause = $this->pauses[ max( 0, $tries - 1 ) ] ?? null;
		$this->database->execute(
			"UPDATE {$this->table} SET status = %s, next_at = NULLIF(%s, ''), error = %s WHERE id = %d",
			null === $pause ? 'given_up' : 'failed',
			null === $pause ? '' : $this->at( $pause ),
			mb_substr( $reason, 0, 500 ),
			$id
		);
		return null !== $pause;
	}

	/** It is not tried again by itself. */
	public function end( int $id, string $status, string $reason ): void {
		$this->database->execute( "UPDATE {$this->table} SET status = %s, next_at = NULL, error = %s WHERE id = %d", $status, mb_substr( $reason, 0, 500 ), $id );
	}

	/** @return list<int> The entries of those whose last sender was killed: they are not tried again. */
	public function giveUpLost(): array {
		$rows = $this->database->rows( "SELECT id, entry_id FROM {$this->table} WHERE status = 'sending' AND next_at <= %s AND tries > %d", $this->at( 0 ), count( $this->pauses ) );
		foreach ( $rows as $row ) {
			$this->database->execute( "UPDATE {$this->table} SET status = 'given_up', next_at = NULL WHERE id = %d AND status = 'sending'", (int) $row['id'] );
		}
		return array_map( static fn ( array $row ): int => (int) $row['entry_id'], $rows );
	}

	/** The database's words for an instant so many seconds from now. */
	public function at( int $seconds ): string {
		return $this->clock->now()->modify( sprintf( '%+d seconds', $seconds ) )->format( 'Y-m-d H:i:s' );
	}

	public static function instant( ?string $stored ): ?DateTimeImmutable {
		return null === $stored || '' === $stored ? null : new DateTimeImmutable( $stored, new DateTimeZone( 'UTC' ) );
	}

	private function claim( int $id, string $condition, string ...$values ): bool {
		return 1 === $this->database->execute(
			"UPDATE {$this->table} SET status = 'sending', tries = tries + 1, next_at = %s WHERE id = %d AND {$condition}",
			$this->at( self::CLAIM ),
			$id,
			...array_values( $values )
		);
	}

	private function waiting( string $condition ): string {
		return "{$this->table} WHERE {$condition} AND entry_id IN (SELECT e.id FROM {submissions} e WHERE " . self::READABLE . ')';
	}
}
