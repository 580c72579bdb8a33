<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;
use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;

/**
 * Assigns spots in pools to entries (docs/limits.md). Each method runs in a transaction that locks its pools. Every
 * method throws Vestibule\Kernel\Database\StorageFault if the database fails.
 */
final class Pools {

	private readonly Resources $resources;
	private readonly SpotTable $spots;

	public function __construct( private readonly Database $database, private readonly Transaction $transaction ) {
		$this->resources = new Resources( $database );
		$this->spots     = new SpotTable( $database, $this->resources );
	}

	/**
	 * Assigns an entry its spots in each pool. If a pool has too few spots, adds the entry to its waiting list. The
	 * entry keeps spots that it already has, even if the capacity has been reduced.
	 *
	 * @param list<Pool> $pools
	 * @throws PoolFull If a pool has too few spots and no waiting list. In that case, no spots are assigned.
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
	 * Assigns exactly these spots to an entry and releases its other spots, except spots in groups (GroupSpots).
	 *
	 * @param list<Pool> $pools
	 * @return list<string> Names of the pools in which spots were released.
	 * @throws PoolFull If a pool has too few spots. In that case, nothing is changed.
	 */
	public function change( int $entry, array $pools ): array {
		return $this->transaction->run(
			function () use ( $entry, $pools ): array {
				$kept = array(
					...self::names( $pools ),
					...array_map( static fn ( Pool $pool ): string => $pool->waiting(), $pools ),
				);
				$gone = array_values( array_filter( array_diff( $this->of( $entry ), $kept ), self::isSingle( ... ) ) );
				$this->resources->lock( ...self::names( $pools ), ...$gone );
				foreach ( $gone as $name ) {
					$this->spots->release( $name, array( $entry ) );
				}
				$smaller = array_filter( $pools, fn ( Pool $pool ): bool => $this->reduce( $pool, $entry ) );
				$this->take( $entry, $pools );
				return array( ...$gone, ...array_values( array_column( $smaller, 'name' ) ) );
			}
		);
	}

	/**
	 * Assigns spots without checking the capacity, for entries that are older than a limit or that the team adds.
	 * Entries on a waiting list stay on it.
	 *
	 * @param array<int, list<Pool>> $pools Pools by entry ID.
	 */
	public function add( array $pools ): void {
		$needed  = array();
		$waiting = $this->waiting( array_keys( $pools ) );
		foreach ( $pools as $entry => $of_entry ) {
			foreach ( $of_entry as $pool ) {
				if ( ! in_array( $pool->waiting(), $waiting[ $entry ] ?? array(), true ) ) {
					$needed[ $pool->name ][ $entry ] = $pool->spots;
				}
			}
		}
		$this->transaction->run(
			function () use ( $needed ): void {
				$this->resources->lock( ...array_keys( $needed ) );
				array_map( $this->spots->add( ... ), array_keys( $needed ), $needed );
			}
		);
	}

	/**
	 * Releases all spots of entries.
	 *
	 * @param list<int> $entries
	 * @return list<string> Names of the pools and waiting lists that contained the entries.
	 */
	public function giveBack( array $entries ): array {
		return $this->withLocked(
			$entries,
			function ( array $names ) use ( $entries ): void {
				foreach ( $names as $name ) {
					$this->spots->release( $name, $entries );
				}
				self::announce( $names );
			}
		);
	}

	/**
	 * Marks the spots of entries for a later release (HeldPlaces). They stay assigned until then.
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
	 * Postpones the release of spots that are marked for a later release.
	 *
	 * @param list<int> $entries
	 */
	public function extend( array $entries, DateTimeImmutable $until ): void {
		$sql  = 'UPDATE {entry_seats} SET release_at = %s WHERE entry_id IN (%d) AND release_at IS NOT NULL';
		$mark = fn (): int => $this->database->execute( $sql, $until, $entries );
		$this->withLocked( $entries, $mark );
	}

	/**
	 * Removes the mark from the spots of entries that were restored in time, so that the spots stay assigned.
	 *
	 * @param list<int> $entries
	 */
	public function keep( array $entries ): void {
		$sql    = 'UPDATE {entry_seats} SET release_at = NULL WHERE entry_id IN (%d) AND release_at IS NOT NULL';
		$unmark = fn (): int => $this->database->execute( $sql, $entries );
		$this->withLocked( $entries, $unmark );
	}

	/**
	 * Releases the marked spots that are due. Reads the mark under the lock, so that an entry which has just been
	 * restored doesn't lose its spots.
	 *
	 * @param list<int> $entries
	 * @return list<string> Names of the pools and waiting lists that contained the entries.
	 */
	public function giveBackMarked( array $entries, DateTimeImmutable $due ): array {
		return $this->withLocked(
			$entries,
			function ( array $names ) use ( $entries, $due ): void {
				foreach ( $names as $name ) {
					$this->spots->release( $name, $entries, $due );
				}
				self::announce( $names );
			}
		);
	}

	/** @return list<int> IDs of entries with marked spots that are due, in ascending order. */
	public function due( DateTimeImmutable $now, int $most ): array {
		$sql  = 'SELECT DISTINCT entry_id FROM {entry_seats} WHERE release_at <= %s ORDER BY entry_id LIMIT %d';
		$rows = $this->database->rows( $sql, $now, $most );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	/** Checks whether any spots are marked for a later release, whether due or not. */
	public function hasMarked(): bool {
		return null !== $this->database->value(
			'SELECT entry_id FROM {entry_seats} WHERE release_at IS NOT NULL LIMIT 1'
		);
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, array<string, int>> Number of marked spots by entry ID, and by name of the pool or waiting
	 * list.
	 */
	public function marked( array $entries ): array {
		$sql    = 'SELECT entry_id, pool, spots FROM {entry_seats} WHERE entry_id IN (%d) AND release_at IS NOT NULL ORDER BY entry_id';
		$marked = array();
		foreach ( array() === $entries ? array() : $this->database->rows( $sql, $entries ) as $row ) {
			$marked[ (int) $row['entry_id'] ][ (string) $row['pool'] ] = (int) $row['spots'];
		}
		return $marked;
	}

	/** @return list<int> IDs of the entries on the waiting list that would get this number of spots, in order. */
	public function next( Pool $pool, int $spots ): array {
		return array_column( $this->queue( $pool, $spots, true )->serve(), 'entry' );
	}

	/** Removes an entry from a pool and from its waiting list, and promotes entries that then fit. */
	public function leave( int $entry, Pool $pool ): void {
		$this->transaction->run(
			function () use ( $entry, $pool ): void {
				$this->resources->lock( $pool->name, $pool->waiting() );
				$this->spots->release( $pool->name, array( $entry ) );
				$this->spots->release( $pool->waiting(), array( $entry ) );
				$this->promote( $pool );
			}
		);
	}

	/**
	 * Runs a callback under a named lock, so that requests with the same lock run one after another.
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

	/** @return list<string> Names of the pools and waiting lists that contain an entry. */
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
	 * Promotes entries from the waiting lists of pools that have available spots, oldest first.
	 *
	 * @param list<Pool> $pools
	 */
	public function moveUp( array $pools ): void {
		$this->transaction->run(
			function () use ( $pools ): void {
				$this->resources->lock( ...self::names( $pools ) );
				array_map( $this->promote( ... ), $pools );
			}
		);
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, non-empty-list<string>> Names of the waiting lists that contain the entries, by entry ID.
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
	 * @return array<string, int> Number of used spots by name. Pools and lists without used spots can be missing.
	 */
	public function taken( array $names ): array {
		return $this->resources->taken( $names );
	}

	/** @return bool Whether the entry has its spots or is on the waiting list. */
	private function takeOne( Pool $pool, int $entry ): bool {
		$is_blocked = $pool->hasWaitingList && $this->promote( $pool );
		$had        = $is_blocked ? $this->spots->count( $pool->name, $entry ) : 0;
		if ( $is_blocked ? $had >= $pool->spots : $this->spots->take( $pool, $entry ) ) {
			return true;
		}
		// An entry stays on the waiting list, even if the waiting list was disabled later.
		if ( $had > 0 || ! ( $pool->hasWaitingList || $this->isWaiting( $pool, $entry ) ) ) {
			return false;
		}
		$this->spots->wait( $pool, $entry );
		return true;
	}

	/**
	 * Promotes waiting entries while the pool has enough spots for them.
	 *
	 * @return bool Whether the remaining spots are reserved for a waiting party that needs more spots.
	 */
	private function promote( Pool $pool ): bool {
		$taken = $this->resources->lockedCounts( array( $pool->name, $pool->waiting() ) );
		if ( 0 === ( $taken[ $pool->waiting() ] ?? 0 ) ) {
			return false;
		}
		$queue = $this->queue( $pool, $pool->capacity - ( $taken[ $pool->name ] ?? 0 ) );
		$queue->serve();
		return $queue->isBlocked();
	}

	private function queue( Pool $pool, int $free, bool $is_preview = false ): PoolQueue {
		return new PoolQueue( $this->database, $this->spots, $pool, $free, $is_preview );
	}

	private function isWaiting( Pool $pool, int $entry ): bool {
		return in_array( $pool->waiting(), $this->waiting( array( $entry ) )[ $entry ] ?? array(), true );
	}

	/**
	 * Releases spots that an entry no longer needs, or changes the number of spots for which it is on the waiting list.
	 *
	 * @return bool Whether spots were released.
	 */
	private function reduce( Pool $pool, int $entry ): bool {
		$this->spots->resize( $pool->waiting(), $entry, $pool->spots );
		$releases = $this->spots->count( $pool->name, $entry ) > $pool->spots;
		if ( $releases ) {
			$this->spots->resize( $pool->name, $entry, $pool->spots );
		}
		return $releases;
	}

	/**
	 * Locks the pools and waiting lists that contain the entries, and runs a callback.
	 *
	 * @param list<int>                   $entries
	 * @param Closure(list<string>): mixed $work    Receives the names of the locked pools and waiting lists. Not called
	 * if no pool contains the entries.
	 * @return list<string> Names of the locked pools and waiting lists.
	 */
	private function withLocked( array $entries, Closure $work ): array {
		return $this->transaction->run(
			function () use ( $entries, $work ): array {
				$sql   = 'SELECT DISTINCT pool FROM {entry_seats} WHERE entry_id IN (%d)';
				$names = array_map( strval( ... ), array_column( $this->database->rows( $sql, $entries ), 'pool' ) );
				$this->resources->lock( ...PoolGroup::namesOf( $names ), ...$names );
				if ( array() !== $names ) {
					$work( $names );
				}
				return $names;
			}
		);
	}

	/** Checks whether a pool or waiting list does not belong to a group. */
	private static function isSingle( string $name ): bool {
		return array() === PoolGroup::namesOf( array( $name ) );
	}

	/** @param list<string> $names Names of the pools in which spots were released. */
	private static function announce( array $names ): void {
		$groups = PoolGroup::namesOf( $names );
		if ( array() !== $groups ) {
			Events::tell( new SpotsReleased( $groups ) );
		}
	}

	/**
	 * @param list<Pool> $pools
	 * @return list<string> Names of the pools and of their waiting lists, to lock them.
	 */
	private static function names( array $pools ): array {
		$lists = array_filter( $pools, static fn ( Pool $pool ): bool => $pool->hasWaitingList );
		return array(
			...array_map( static fn ( Pool $pool ): string => $pool->name, $pools ),
			...array_values( array_map( static fn ( Pool $pool ): string => $pool->waiting(), $lists ) ),
		);
	}
}
