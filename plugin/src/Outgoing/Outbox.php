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
use Vestibule\Kernel\Wiring\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Queue of emails or webhook deliveries about entries, one database row each. The status is pending, sending, sent,
 * failed (will be retried), given_up, or a final status such as skipped. A unique key prevents duplicate rows. Before a
 * process sends a row, it claims the row with a single SQL statement, so that two cron runs never send the same row. If
 * the process is aborted, its claim expires.
 *
 * @phpstan-type Row array<string, string|null>
 * @phpstan-type Kept array<string, string|int|DateTimeImmutable>
 */
#[Table(
	'mails',
	// Emails about an entry, or about a change to one of its bookings.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		entry_id bigint unsigned NOT NULL,
		notification varchar(40) NOT NULL,
		name varchar(200) NOT NULL DEFAULT '',
		recipients varchar(1000) NOT NULL DEFAULT '',
		subject varchar(500) NOT NULL DEFAULT '',
		status varchar(20) NOT NULL,
		tries smallint unsigned NOT NULL DEFAULT 0,
		next_at datetime NULL,
		error varchar(500) NOT NULL DEFAULT '',
		created_at datetime NOT NULL,
		sent_at datetime NULL,
		booking_id bigint unsigned NOT NULL DEFAULT 0,
		occasion varchar(40) NOT NULL DEFAULT '',
		first_sent_at datetime NULL,
		PRIMARY KEY  (id), UNIQUE KEY entry_mail (entry_id, notification, booking_id, occasion),
		KEY due (status, next_at)
	"
)]
#[Table(
	'webhook_deliveries',
	// Deliveries of entries to webhooks. The body is not stored.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		uid varchar(64) NOT NULL,
		form_id bigint unsigned NOT NULL,
		entry_id bigint unsigned NOT NULL,
		webhook varchar(40) NOT NULL,
		name varchar(200) NOT NULL DEFAULT '',
		host varchar(255) NOT NULL DEFAULT '',
		status varchar(20) NOT NULL,
		tries smallint unsigned NOT NULL DEFAULT 0,
		next_at datetime NULL,
		code smallint unsigned NOT NULL DEFAULT 0,
		answer varchar(500) NOT NULL DEFAULT '',
		error varchar(500) NOT NULL DEFAULT '',
		created_at datetime NOT NULL,
		sent_at datetime NULL,
		first_sent_at datetime NULL,
		PRIMARY KEY  (id), UNIQUE KEY entry_webhook (entry_id, webhook), KEY due (status, next_at),
		KEY form (form_id, id), KEY created (created_at)
	"
)]
final class Outbox {

	/** Time after which a claim expires, in seconds. */
	private const CLAIM = 10 * MINUTE_IN_SECONDS;

	/** Number of seconds after which a cron run stops sending rows. */
	private const SECONDS = 20;

	private const DUE = "status IN ('pending', 'failed', 'sending') AND next_at <= %s";

	/** Table name in braces, such as `{mails}`, which Database replaces. */
	private readonly string $table;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		public readonly MessageKind $kind,
	) {
		$this->table = "{{$kind->value}}";
	}

	/**
	 * Adds a row. Cron sends it after the first pause of its kind, unless the caller claims and sends it now.
	 *
	 * @param Kept $columns    Other columns that the kind of message needs.
	 * @param bool $is_claimed Whether the caller sends the row now.
	 * @return int|null ID of the new row. Null if the row already exists.
	 */
	public function add( StoredEntry $entry, array $columns, bool $is_claimed = false ): ?int {
		$state = $is_claimed
			? array( 'status' => 'sending', 'tries' => 1, 'next_at' => $this->at( self::CLAIM ) )
			: array( 'status' => 'pending', 'next_at' => $this->at( $this->kind->firstPause() ) );
		return $this->database->insertOnce(
			$this->table,
			array( 'entry_id' => $entry->id, 'created_at' => $this->at( 0 ) ) + $state + $columns
		);
	}

	/**
	 * Checks whether a claim is still valid. If the claim is older than a minute, renews it. Sending earlier rows can
	 * take so long that cron would otherwise claim this row.
	 */
	public function keeps( int $id, DateTimeImmutable $since ): bool {
		return $this->at( -MINUTE_IN_SECONDS ) < $since
			|| 1 === $this->database->execute(
				"UPDATE {$this->table} SET next_at = %s WHERE id = %d AND status = 'sending' AND tries = 1",
				$this->at( self::CLAIM ),
				$id
			);
	}

	/** @return Row|null */
	public function find( int $id ): ?array {
		return $this->database->row( "SELECT * FROM {$this->table} WHERE id = %d", $id );
	}

	/** @return list<Row> Rows in the order in which they were scheduled. */
	public function forEntry( int $entry ): array {
		return $this->database->rows( "SELECT * FROM {$this->table} WHERE entry_id = %d ORDER BY id", $entry );
	}

	/** Claims a row that has not been attempted yet. Called by the request that has added the row. */
	public function claimNew( int $id ): bool {
		return $this->claim( $id, "status = 'pending'" );
	}

	/**
	 * Claims a row in any status, so that a user can send it manually. Returns false if another request is sending the
	 * row.
	 */
	public function claimAny( int $id ): bool {
		return $this->claim( $id, "(status <> 'sending' OR next_at <= %s)", $this->at( 0 ) );
	}

	/**
	 * Sends due rows in cron, in the order of their kind.
	 *
	 * @param Closure(Row): mixed          $send  Sends a claimed row.
	 * @param (Closure(float): mixed)|null $first Runs before the rows are sent. Its argument is the microtime() at
	 * which the run must end.
	 */
	public function run( Closure $send, ?Closure $first = null ): void {
		$end = microtime( true ) + self::SECONDS;
		try {
			null === $first || $first( $end );
			$due = $this->database->rows(
				'SELECT * FROM ' . $this->waiting( self::DUE ) . ' ORDER BY ' . $this->kind->order() . ' LIMIT %d',
				$this->at( 0 ),
				$this->kind->batch()
			);
			foreach ( $due as $row ) {
				if ( microtime( true ) <= $end && $this->claim( (int) $row['id'], self::DUE, $this->at( 0 ) ) ) {
					$send( $row );
				}
			}
		} catch ( StorageFault $fault ) {
			// The hourly cron event tries again.
			FaultLog::record( $fault );
			return;
		}
		$this->scheduleNext();
	}

	/** Schedules a cron event for the time when the next row is due, at least a minute from now. */
	public function scheduleNext(): void {
		try {
			$next = self::instant(
				$this->database->value(
					'SELECT MIN(next_at) FROM ' . $this->waiting( "status IN ('pending', 'failed', 'sending')" )
				)
			);
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
	 * Records a failed attempt. Schedules the next attempt, unless this was the last one.
	 *
	 * @param Kept $columns
	 * @return bool Whether the row will be retried.
	 */
	public function fail( int $id, string $reason, array $columns = array() ): bool {
		$tries = (int) $this->database->value( "SELECT tries FROM {$this->table} WHERE id = %d", $id );
		$pause = $this->kind->pauses()[ max( 0, $tries - 1 ) ] ?? null;
		$this->end(
			$id,
			null === $pause ? 'given_up' : 'failed',
			$reason,
			$columns,
			null === $pause ? null : $this->at( $pause )
		);
		return null !== $pause;
	}

	/**
	 * Marks a row as sent. If the row is sent again, the time of the first success is preserved. Rows from versions
	 * without the column `first_sent_at` have this time in `sent_at`.
	 *
	 * @param Kept $columns
	 */
	public function succeed( int $id, array $columns ): void {
		$now = $this->at( 0 );
		// MySQL evaluates assignments from left to right, so sent_at still has its previous value here.
		$first = 'first_sent_at = COALESCE(first_sent_at, sent_at, %s), ';
		$this->update(
			$id,
			array( 'sent_at' => $now, 'status' => 'sent', 'error' => '' ) + $columns,
			null,
			$first,
			$now
		);
	}

	/**
	 * Records the result of an attempt.
	 *
	 * @param Kept                   $columns Other columns to store.
	 * @param DateTimeImmutable|null $next    Time of the next attempt. Null if the row is not retried automatically.
	 */
	public function end(
		int $id,
		string $status,
		string $reason,
		array $columns = array(),
		?DateTimeImmutable $next = null
	): void {
		$this->update( $id, $columns + array( 'status' => $status, 'error' => mb_substr( $reason, 0, 500 ) ), $next );
	}

	/**
	 * @param Kept              $columns
	 * @param string            $first     SQL assignments that are evaluated before the columns are set.
	 * @param DateTimeImmutable ...$values Values for the placeholders in $first.
	 */
	private function update(
		int $id,
		array $columns,
		?DateTimeImmutable $next,
		string $first = '',
		DateTimeImmutable ...$values
	): void {
		$columns += null === $next ? array() : array( 'next_at' => $next );
		$set      = $first
			. implode(
				', ',
				array_map( static fn ( string $column ): string => "{$column} = %s", array_keys( $columns ) )
			)
			. ( null === $next ? ', next_at = NULL' : '' );
		$this->database->execute(
			"UPDATE {$this->table} SET {$set} WHERE id = %d",
			...array_values( $values ),
			...array_values( $columns ),
			...array( $id )
		);
	}

	/**
	 * Postpones a claimed row without counting the attempt. The reason indicates that the row was postponed and is not
	 * new.
	 */
	public function postpone( int $id, DateTimeImmutable $until, string $reason ): void {
		$this->end( $id, 'pending', $reason, array( 'tries' => 0 ), $until );
	}

	/**
	 * Gives up rows whose process was aborted during the last attempt.
	 *
	 * @return list<int> IDs of their entries.
	 */
	public function giveUpLost(): array {
		$lost = $this->database->rows(
			"SELECT id, entry_id FROM {$this->table} WHERE status = 'sending' AND next_at <= %s AND tries > %d",
			$this->at( 0 ),
			count( $this->kind->pauses() )
		);
		foreach ( $lost as $row ) {
			$this->database->execute(
				"UPDATE {$this->table} SET status = 'given_up', next_at = NULL WHERE id = %d AND status = 'sending'",
				(int) $row['id']
			);
		}
		return array_map( static fn ( array $row ): int => (int) $row['entry_id'], $lost );
	}

	/** Returns the current time plus a number of seconds. */
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

	/**
	 * Returns a FROM clause that excludes rows whose entry is spam or in the Trash. If such an entry is restored, its
	 * rows are sent afterwards.
	 */
	private function waiting( string $condition ): string {
		return "{$this->table} WHERE {$condition} AND entry_id IN (" . EntryTable::READABLE . ')';
	}
}
