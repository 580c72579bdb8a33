<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;
use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Wiring\Table;

/**
 * Assigns spots to entries, one row per spot (table entry_seats). The number of used spots is also stored in the locked
 * row of the pool (Resources), so that pages read one row (docs/limits.md). An entry on a waiting list has a row under
 * the name of the list. Every method throws Vestibule\Kernel\Database\StorageFault if the database fails.
 */
#[Table(
	'entry_seats',
	// Places taken in capacity pools, by entry. `release_at` is set while an entry can be restored with Undo.
	'
		pool varchar(40) NOT NULL, entry_id bigint unsigned NOT NULL, release_at datetime NULL,
		PRIMARY KEY  (pool, entry_id), KEY entry (entry_id), KEY release_at (release_at)
	'
)]
final class Pools {

	private readonly Resources $resources;

	public function __construct( private readonly Database $database, private readonly Transaction $transaction ) {
		$this->resources = new Resources( $database );
	}

	/**
	 * Assigns an entry one spot in each pool, or adds it to the waiting list of a full pool. Spots that the entry
	 * already has stay assigned, even if the capacity has been reduced.
	 *
	 * @param list<Pool> $pools
	 * @throws PoolFull If a pool without a waiting list is full. Then no spots are assigned.
	 */
	public function take( int $entry, array $pools ): void {
		$this->transaction->run(
			function () use ( $entry, $pools ): void {
				$this->resources->lock( ...self::names( $pools ) );
				$full = array_filter( $pools, fn ( Pool $pool ): bool => ! $this->takeOne( $pool, $entry ) );
				if ( array() !== $full ) {
					throw new PoolFull( array_values( $full ) );
				}
			}
		);
	}

	/**
	 * Assigns an entry exactly these spots and releases its others.
	 *
	 * @param list<Pool> $pools
	 * @return list<string> Names of the pools in which spots were released.
	 * @throws PoolFull If a pool is full. Then nothing is changed.
	 */
	public function change( int $entry, array $pools ): array {
		return $this->transaction->run(
			function () use ( $entry, $pools ): array {
				$kept = array(
					...self::names( $pools ),
					...array_map( static fn ( Pool $pool ): string => $pool->waiting(), $pools ),
				);
				$gone = array_values( array_diff( $this->of( $entry ), $kept ) );
				$this->resources->lock( ...self::names( $pools ), ...$gone );
				foreach ( $gone as $name ) {
					$this->release( $name, array( $entry ) );
				}
				$this->take( $entry, $pools );
				return $gone;
			}
		);
	}

	/**
	 * Assigns spots without checking the capacity, for entries that are older than a limit or were added by the team.
	 * Entries on a waiting list stay on it.
	 *
	 * @param array<int, list<Pool>> $pools Pools by entry.
	 */
	public function add( array $pools ): void {
		$entries = array();
		$waiting = $this->waiting( array_keys( $pools ) );
		foreach ( $pools as $entry => $needed ) {
			foreach ( array_filter(
				$needed,
				static fn ( Pool $pool ): bool => ! in_array( $pool->waiting(), $waiting[ $entry ] ?? array(), true )
			) as $pool ) {
				$entries[ $pool->name ][] = $pool->name;
				$entries[ $pool->name ][] = $entry;
			}
		}
		$this->transaction->run(
			function () use ( $entries ): void {
				$this->resources->lock( ...array_keys( $entries ) );
				foreach ( $entries as $name => $values ) {
					$rows = implode( ', ', array_fill( 0, intdiv( count( $values ), 2 ), '(%s, %d)' ) );
					$this->resources->count(
						$name,
						$this->database->execute(
							"INSERT IGNORE INTO {entry_seats} (pool, entry_id) VALUES {$rows}",
							...$values
						)
					);
				}
			}
		);
	}

	/**
	 * Releases all spots of entries.
	 *
	 * @param list<int> $entries
	 * @return list<string> Names of the pools and waiting lists that they were in.
	 */
	public function giveBack( array $entries ): array {
		return $this->withLocked(
			$entries,
			function ( array $names ) use ( $entries ): void {
				foreach ( $names as $name ) {
					$this->release( $name, $entries );
				}
			}
		);
	}

	/**
	 * Marks the spots of entries for a later release (HeldPlaces). Until then, they stay assigned.
	 *
	 * @param list<int> $entries
	 */
	public function hold( array $entries, DateTimeImmutable $until ): void {
		$mark = fn (): int => $this->database->execute(
			'UPDATE {entry_seats} SET release_at = %s WHERE entry_id IN (%d)',
			$until,
			$entries
		);
		$this->withLocked( $entries, $mark );
	}

	/**
	 * Postpones the release of marked spots.
	 *
	 * @param list<int> $entries
	 */
	public function extend( array $entries, DateTimeImmutable $until ): void {
		$sql  = 'UPDATE {entry_seats} SET release_at = %s WHERE entry_id IN (%d) AND release_at IS NOT NULL';
		$mark = fn (): int => $this->database->execute( $sql, $until, $entries );
		$this->withLocked( $entries, $mark );
	}

	/**
	 * Removes the mark of entries that were restored in time, so that their spots stay assigned.
	 *
	 * @param list<int> $entries
	 */
	public function keep( array $entries ): void {
		$sql    = 'UPDATE {entry_seats} SET release_at = NULL WHERE entry_id IN (%d) AND release_at IS NOT NULL';
		$unmark = fn (): int => $this->database->execute( $sql, $entries );
		$this->withLocked( $entries, $unmark );
	}

	/**
	 * Releases marked spots that are due. Reads the mark under the lock, so an entry that was just restored doesn't
	 * lose its spots.
	 *
	 * @param list<int> $entries
	 * @return list<string> Names of the pools and waiting lists that they were in.
	 */
	public function giveBackMarked( array $entries, DateTimeImmutable $due ): array {
		return $this->withLocked(
			$entries,
			function ( array $names ) use ( $entries, $due ): void {
				$sql = 'DELETE FROM {entry_seats} WHERE pool = %s AND entry_id IN (%d) AND release_at <= %s';
				foreach ( $names as $name ) {
					$this->resources->count( $name, -$this->database->execute( $sql, $name, $entries, $due ) );
				}
			}
		);
	}

	/** @return list<int> Entries with marked spots that are due, by ID. */
	public function due( DateTimeImmutable $now, int $most ): array {
		$sql  = 'SELECT DISTINCT entry_id FROM {entry_seats} WHERE release_at <= %s ORDER BY entry_id LIMIT %d';
		$rows = $this->database->rows( $sql, $now, $most );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	/** Checks whether any spots are marked, due or not. */
	public function hasMarked(): bool {
		return null !== $this->database->value(
			'SELECT entry_id FROM {entry_seats} WHERE release_at IS NOT NULL LIMIT 1'
		);
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, list<string>> Names of marked pools and waiting lists, by entry.
	 */
	public function marked( array $entries ): array {
		$sql   = 'SELECT entry_id, pool FROM {entry_seats} WHERE entry_id IN (%d) AND release_at IS NOT NULL ORDER BY entry_id';
		$names = array();
		foreach ( array() === $entries ? array() : $this->database->rows( $sql, $entries ) as $row ) {
			$names[ (int) $row['entry_id'] ][] = (string) $row['pool'];
		}
		return $names;
	}

	/** @return list<int> Entries at the start of the waiting list, by ID. */
	public function next( Pool $pool, int $most ): array {
		$sql  = 'SELECT entry_id FROM {entry_seats} WHERE pool = %s AND release_at IS NULL ORDER BY entry_id LIMIT %d';
		$rows = $most < 1 ? array() : $this->database->rows( $sql, $pool->waiting(), $most );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	/** Removes an entry from a pool and its waiting list, and promotes the next entry. */
	public function leave( int $entry, Pool $pool ): void {
		$this->transaction->run(
			function () use ( $entry, $pool ): void {
				$this->resources->lock( $pool->name, $pool->waiting() );
				$this->release( $pool->name, array( $entry ) );
				$this->release( $pool->waiting(), array( $entry ) );
				$this->fill( $pool );
			}
		);
	}

	/**
	 * Runs work that no other request runs under the same name at the same time.
	 *
	 * @template T
	 * @param string       $name Name of the lock, at most 40 characters.
	 * @param Closure(): T $work
	 * @return T
	 */
	public function withLock( string $name, Closure $work ): mixed {
		return $this->transaction->run(
			function () use ( $name, $work ): mixed {
				$this->resources->lock( $name );
				return $work();
			}
		);
	}

	/** @return list<string> Names of the pools and waiting lists of an entry. */
	public function of( int $entry ): array {
		return array_map(
			strval( ... ),
			array_column(
				$this->database->rows( 'SELECT pool FROM {entry_seats} WHERE entry_id = %d', $entry ),
				'pool'
			)
		);
	}

	/**
	 * Promotes entries from the waiting lists of pools with free spots, oldest first.
	 *
	 * @param list<Pool> $pools
	 */
	public function moveUp( array $pools ): void {
		$this->transaction->run(
			function () use ( $pools ): void {
				$this->resources->lock( ...self::names( $pools ) );
				array_map( $this->fill( ... ), $pools );
			}
		);
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, non-empty-list<string>> Names of their waiting lists, by entry.
	 */
	public function waiting( array $entries ): array {
		$rows  = array() === $entries
			? array()
			: $this->database->rows(
				'SELECT entry_id, pool FROM {entry_seats} WHERE entry_id IN (%d) AND pool LIKE %s',
				$entries,
				Pool::WAITING . '%'
			);
		$lists = array();
		foreach ( $rows as $row ) {
			$lists[ (int) $row['entry_id'] ][] = (string) $row['pool'];
		}
		return $lists;
	}

	/**
	 * @param list<string> $names Names of pools and waiting lists.
	 * @return array<string, int> Number of used spots by name. Names without any are missing.
	 */
	public function taken( array $names ): array {
		return $this->resources->taken( $names );
	}

	/** @return bool Whether the entry has a spot or is on the waiting list. */
	private function takeOne( Pool $pool, int $entry ): bool {
		if ( $pool->hasWaitingList ) {
			$this->fill( $pool );
		}
		if ( null === $this->seat( $pool->name, $entry ) || $this->resources->take( $pool->name, $pool->capacity ) ) {
			return true;
		}
		// An entry stays on the waiting list, even if the list was closed later.
		if (
			! $pool->hasWaitingList
				&& ! in_array( $pool->waiting(), $this->waiting( array( $entry ) )[ $entry ] ?? array(), true )
		) {
			return false;
		}
		$this->database->execute( 'DELETE FROM {entry_seats} WHERE pool = %s AND entry_id = %d', $pool->name, $entry );
		if ( null !== $this->seat( $pool->waiting(), $entry ) ) {
			$this->resources->count( $pool->waiting(), 1 );
		}
		return true;
	}

	/**
	 * Promotes entries to the free spots of a pool. The pool and its waiting list must be locked. Unconfirmed entries
	 * stay on the list, so that they don't get a spot before confirmed ones.
	 */
	private function fill( Pool $pool ): void {
		$rows    = $this->database->rows(
			'SELECT resource, taken FROM {booking_resources} WHERE resource IN (%s) FOR UPDATE',
			array( $pool->name, $pool->waiting() )
		);
		$taken   = array_column( $rows, 'taken', 'resource' );
		$room    = min(
			$pool->capacity - (int) ( $taken[ $pool->name ] ?? 0 ),
			(int) ( $taken[ $pool->waiting() ] ?? 0 )
		);
		$next    = "SELECT s.entry_id FROM {entry_seats} s WHERE s.pool = %s AND s.release_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM {submissions} u WHERE u.id = s.entry_id AND u.unconfirmed = '*') ORDER BY s.entry_id LIMIT %d FOR UPDATE";
		$entries = $room < 1 ? array() : $this->database->rows( $next, $pool->waiting(), $room );
		foreach ( array_map( intval( ... ), array_column( $entries, 'entry_id' ) ) as $entry ) {
			$this->release( $pool->waiting(), array( $entry ) );
			$this->resources->count( $pool->name, null === $this->seat( $pool->name, $entry ) ? 0 : 1 );
			Events::tell( new EntryPromoting( $entry ) );
		}
	}

	/**
	 * Locks the pools of entries and runs the work.
	 *
	 * @param list<int>                   $entries
	 * @param Closure(list<string>): mixed $work    Callback for the names of the locked pools. Not called if there are
	 * none.
	 * @return list<string> These names.
	 */
	private function withLocked( array $entries, Closure $work ): array {
		return $this->transaction->run(
			function () use ( $entries, $work ): array {
				$sql   = 'SELECT DISTINCT pool FROM {entry_seats} WHERE entry_id IN (%d)';
				$names = array_map( strval( ... ), array_column( $this->database->rows( $sql, $entries ), 'pool' ) );
				$this->resources->lock( ...$names );
				if ( array() !== $names ) {
					$work( $names );
				}
				return $names;
			}
		);
	}

	/** Inserts a row. Returns null if the entry already has one. */
	private function seat( string $pool, int $entry ): ?int {
		return $this->database->insertOnce( '{entry_seats}', array( 'pool' => $pool, 'entry_id' => $entry ) );
	}

	/**
	 * Releases spots of a locked pool.
	 *
	 * @param list<int> $entries
	 */
	private function release( string $name, array $entries ): void {
		$this->resources->count(
			$name,
			-$this->database->execute(
				'DELETE FROM {entry_seats} WHERE pool = %s AND entry_id IN (%d)',
				$name,
				$entries
			)
		);
	}

	/**
	 * @param list<Pool> $pools
	 * @return list<string> Names of the pools and of their waiting lists, for locking.
	 */
	private static function names( array $pools ): array {
		$lists = array_filter( $pools, static fn ( Pool $pool ): bool => $pool->hasWaitingList );
		return array(
			...array_map( static fn ( Pool $pool ): string => $pool->name, $pools ),
			...array_values( array_map( static fn ( Pool $pool ): string => $pool->waiting(), $lists ) ),
		);
	}
}
