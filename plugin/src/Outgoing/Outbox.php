<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of one kind that wait to be sent about an entry: pending, sending, sent, failed (tried again), given_up or what
 * else the kind ends with. Each is made once, however many ask for it. Whoever sends claims the row first, in one
 * statement, so that of two crons at once only one sends; a claim whose sender was killed runs out.
 *
 * @phpstan-type Row array<string, string|null>
 * @phpstan-type Kept array<string, string|int|DateTimeImmutable>
 */
final class Outbox {

	/** For how long a claim holds. */
	private const CLAIM = 10 * MINUTE_IN_SECONDS;

	/** How long one run of cron begins further rows. */
	private const SECONDS = 20;

	private const DUE = "status IN ('pending', 'failed', 'sending') AND next_at <= %s";

	/** As statements name it. */
	private readonly string $table;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		public readonly Kind $kind,
	) {
		$this->table = "{{$kind->value}}";
	}

	/**
	 * A row that the request which stored the entry has time to send.
	 *
	 * @param Kept $columns    What the kind keeps of it.
	 * @param bool $is_claimed Whether the caller sends it now.
	 * @return int|null Null when it is there already.
	 */
	public function add( StoredEntry $entry, array $columns, bool $is_claimed = false ): ?int {
		$state = $is_claimed
			? array( 'status' => 'sending', 'tries' => 1, 'next_at' => $this->at( self::CLAIM ) )
			: array( 'status' => 'pending', 'next_at' => $this->at( $this->kind->firstPause() ) );
		return $this->database->insertOnce( $this->table, array( 'entry_id' => $entry->id, 'created_at' => $this->at( 0 ) ) + $state + $columns );
	}

	/**
	 * Whether a claim since a moment still holds: what was sent before may have taken so long that cron has taken the row
	 * over. It is renewed long before.
	 */
	public function keeps( int $id, DateTimeImmutable $since ): bool {
		return $this->at( -MINUTE_IN_SECONDS ) < $since
			|| 1 === $this->database->execute( "UPDATE {$this->table} SET next_at = %s WHERE id = %d AND status = 'sending' AND tries = 1", $this->at( self::CLAIM ), $id );
	}

	/** @return Row|null */
	public function find( int $id ): ?array {
		return $this->database->row( "SELECT * FROM {$this->table} WHERE id = %d", $id );
	}

	/** @return list<Row> In the order in which they were planned. */
	public function forEntry( int $entry ): array {
		return $this->database->rows( "SELECT * FROM {$this->table} WHERE entry_id = %d ORDER BY id", $entry );
	}

	/** By the request that made it. */
	public function claimNew( int $id ): bool {
		return $this->claim( $id, "status = 'pending'" );
	}

	/** By hand, whatever became of it before; false while somebody is sending it. */
	public function claimAny( int $id ): bool {
		return $this->claim( $id, "(status <> 'sending' OR next_at <= %s)", $this->at( 0 ) );
	}

	/**
	 * A run of cron: sends what is due, the longest waiting first.
	 *
	 * @param Closure(Row): mixed       $send  Sends a row that was claimed.
	 * @param (Closure(float): mixed)|null $first Work before it, with the microtime() at which the run has to end.
	 */
	public function run( Closure $send, ?Closure $first = null ): void {
		$end = microtime( true ) + self::SECONDS;
		try {
			null === $first || $first( $end );
			$due = $this->database->rows( 'SELECT * FROM ' . $this->waiting( self::DUE ) . ' ORDER BY ' . $this->kind->order() . ' LIMIT %d', $this->at( 0 ), $this->kind->batch() );
			foreach ( $due as $row ) {
				if ( microtime( true ) <= $end && $this->claim( (int) $row['id'], self::DUE, $this->at( 0 ) ) ) {
					$send( $row );
				}
			}
		} catch ( StorageFault $fault ) {
			// The hourly run comes back to it.
			FaultLog::record( $fault );
			return;
		}
		$this->scheduleNext();
	}

	/** Has cron come back when the next row is due, after a minute at the earliest. */
	public function scheduleNext(): void {
		try {
			$next = self::instant( $this->database->value( 'SELECT MIN(next_at) FROM ' . $this->waiting( "status IN ('pending', 'failed', 'sending')" ) ) );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		if ( null === $next ) {
			return;
		}
		$hook    = $this->kind->retryHook();
		$at      = time() + max( MINUTE_IN_SECONDS, $next->getTimestamp() - $this->clock->now()->getTimestamp() );
		$planned = wp_next_scheduled( $hook );
		if ( false === $planned || $planned > $at ) {
			wp_clear_scheduled_hook( $hook );
			wp_schedule_single_event( $at, $hook );
		}
	}

	/**
	 * @param Kept $columns
	 * @return bool Whether it will be tried again.
	 */
	public function fail( int $id, string $reason, array $columns = array() ): bool {
		$tries = (int) $this->database->value( "SELECT tries FROM {$this->table} WHERE id = %d", $id );
		$pause = $this->kind->pauses()[ max( 0, $tries - 1 ) ] ?? null;
		$this->end( $id, null === $pause ? 'given_up' : 'failed', $reason, $columns, null === $pause ? null : $this->at( $pause ) );
		return null !== $pause;
	}

	/**
	 * Notes that a row was sent. The time of the first success stays when a row is sent again: rows that were sent before
	 * this column existed have it in `sent_at`, and so they are read first.
	 *
	 * @param Kept $columns
	 */
	public function succeed( int $id, array $columns ): void {
		$now = $this->at( 0 );
		// MySQL assigns from left to right: this reads the earlier sent_at.
		$first = 'first_sent_at = COALESCE(first_sent_at, sent_at, %s), ';
		$this->update( $id, array( 'sent_at' => $now, 'status' => 'sent', 'error' => '' ) + $columns, null, $first, $now );
	}

	/**
	 * How a try ended.
	 *
	 * @param Kept $columns What else is kept.
	 * @param DateTimeImmutable|null $next When it is tried again; null where it is not, by itself.
	 */
	public function end( int $id, string $status, string $reason, array $columns = array(), ?DateTimeImmutable $next = null ): void {
		$this->update( $id, $columns + array( 'status' => $status, 'error' => mb_substr( $reason, 0, 500 ) ), $next );
	}

	/**
	 * @param Kept              $columns
	 * @param string            $first  Assignments before those of the columns.
	 * @param DateTimeImmutable ...$values Values of these assignments.
	 */
	private function update( int $id, array $columns, ?DateTimeImmutable $next, string $first = '', DateTimeImmutable ...$values ): void {
		$columns += null === $next ? array() : array( 'next_at' => $next );
		$set      = $first . implode( ', ', array_map( static fn ( string $column ): string => "{$column} = %s", array_keys( $columns ) ) ) . ( null === $next ? ', next_at = NULL' : '' );
		$this->database->execute( "UPDATE {$this->table} SET {$set} WHERE id = %d", ...array_values( $values ), ...array_values( $columns ), ...array( $id ) );
	}

	/** Schedules a claimed row that was not tried. Its reason distinguishes it from a row that waits for its first try. */
	public function postpone( int $id, DateTimeImmutable $until, string $reason ): void {
		$this->end( $id, 'pending', $reason, array( 'tries' => 0 ), $until );
	}

	/** @return list<int> The entries of those whose last sender was killed: they are not tried again. */
	public function giveUpLost(): array {
		$lost = $this->database->rows( "SELECT id, entry_id FROM {$this->table} WHERE status = 'sending' AND next_at <= %s AND tries > %d", $this->at( 0 ), count( $this->kind->pauses() ) );
		foreach ( $lost as $row ) {
			$this->database->execute( "UPDATE {$this->table} SET status = 'given_up', next_at = NULL WHERE id = %d AND status = 'sending'", (int) $row['id'] );
		}
		return array_map( static fn ( array $row ): int => (int) $row['entry_id'], $lost );
	}

	/** So many seconds from now. */
	public function at( int $seconds ): DateTimeImmutable {
		return $this->clock->now()->modify( sprintf( '%+d seconds', $seconds ) );
	}

	public static function instant( ?string $stored ): ?DateTimeImmutable {
		return null === $stored || '' === $stored ? null : new DateTimeImmutable( $stored, new DateTimeZone( 'UTC' ) );
	}

	private function claim( int $id, string $condition, DateTimeImmutable ...$values ): bool {
		return 1 === $this->database->execute(
			"UPDATE {$this->table} SET status = 'sending', tries = tries + 1, next_at = %s WHERE id = %d AND {$condition}",
			$this->at( self::CLAIM ),
			$id,
			...array_values( $values )
		);
	}

	/** Spam and the Trash wait: what comes back from either is sent then. */
	private function waiting( string $condition ): string {
		return "{$this->table} WHERE {$condition} AND entry_id IN (" . EntryTable::READABLE . ')';
	}
}
