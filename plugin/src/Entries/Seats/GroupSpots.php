<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;

/**
 * Assigns spots in groups of pools (docs/courses.md). An entry gets spots in all of its pools, or in none. Requests for
 * the same group run one after another, because each of them first locks the row of the group. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 *
 * @phpstan-type Wanted Closure(list<int>): array<int, list<Pool>>
 */
final class GroupSpots {

	private readonly Resources $resources;
	private readonly GroupRows $rows;

	public function __construct( private readonly Database $database, private readonly Transaction $transaction ) {
		$this->resources = new Resources( $database );
		$this->rows      = new GroupRows( $database );
	}

	/**
	 * Assigns exactly these spots to an entry, or adds it to the waiting list. Spots that the entry has in other pools
	 * of the group are released, and entries on the waiting list are promoted.
	 *
	 * @param list<Pool> $pools
	 * @param Wanted     $wanted Returns the pools that entries on the waiting list want.
	 * @param bool       $is_new Whether the entry was just stored, so that it has no spots.
	 * @return bool False if the entry is on the waiting list.
	 * @throws PoolFull If too few spots are available, and the group has no waiting list or the entry already has spots
	 * in the group. In that case, nothing is changed.
	 */
	public function assign(
		int $entry,
		PoolGroup $group,
		array $pools,
		Closure $wanted,
		bool $is_new = false
	): bool {
		return $this->transaction->run(
			function () use ( $entry, $group, $pools, $wanted, $is_new ): bool {
				$this->resources->lock( $group->name );
				$had        = $is_new ? array() : $this->rows->find( $entry, $group );
				$is_member  = isset( $had[ $group->name ] );
				$is_waiting = isset( $had[ $group->waiting() ] );
				$kept       = self::kept( $had, $group, $pools );
				$this->rows->change( $entry, $had, $kept );
				$counts = $this->counts( $group, $pools );
				$queue  = 0 === ( $counts[ $group->waiting() ] ?? 0 ) ? null : $this->serve( $group, $wanted );
				$now    = $is_waiting ? $this->rows->find( $entry, $group ) : $kept;
				if ( self::spots( $group, $pools ) === $now ) {
					return true;
				}
				$is_free = array() !== $pools && ( null === $queue || ! $queue->isReserved( $pools ) );
				$counts  = null === $queue ? $counts : $this->counts( $group, $pools );
				if ( $is_free && $this->take( $entry, $group, $pools, $now, $counts ) ) {
					return true;
				}
				if ( array() === $pools || $is_member || ! ( $group->hasWaitingList || $is_waiting ) ) {
					throw new PoolFull( array() === $pools ? array( new Pool( $group->name, 0 ) ) : $pools );
				}
				$people = max( array( 1, ...array_column( $pools, 'spots' ) ) );
				$this->rows->change( $entry, $now, array( $group->waiting() => $people ) );
				return false;
			}
		);
	}

	/**
	 * Assigns exactly these spots to an entry without checking the capacity. Used for entries that the team adds, and
	 * for dates that are added to a course. Unless $is_new is true, entries that have no spots, such as those on the
	 * waiting list, get none.
	 *
	 * @param list<Pool> $pools
	 * @param bool       $is_new Whether an entry that has no spots gets them too.
	 */
	public function adjust( int $entry, PoolGroup $group, array $pools, bool $is_new = false ): void {
		$this->transaction->run(
			function () use ( $entry, $group, $pools, $is_new ): void {
				$this->resources->lock( $group->name );
				$had = $this->rows->find( $entry, $group );
				if ( $is_new || isset( $had[ $group->name ] ) ) {
					$this->rows->change( $entry, $had, self::spots( $group, $pools ) );
				}
			}
		);
	}

	/**
	 * Releases all spots that an entry has in a group, or removes it from the waiting list. Entries on the waiting list
	 * are promoted.
	 *
	 * @param Wanted $wanted
	 */
	public function leave( int $entry, PoolGroup $group, Closure $wanted ): void {
		$this->transaction->run(
			function () use ( $entry, $group, $wanted ): void {
				$this->resources->lock( $group->name );
				$this->rows->change( $entry, $this->rows->find( $entry, $group ), array() );
				$this->serve( $group, $wanted );
			}
		);
	}

	/**
	 * Promotes entries from the waiting list if they fit, oldest first.
	 *
	 * @param Wanted $wanted
	 */
	public function promote( PoolGroup $group, Closure $wanted ): void {
		$this->transaction->run(
			function () use ( $group, $wanted ): void {
				$this->resources->lock( $group->name );
				$this->serve( $group, $wanted );
			}
		);
	}

	/**
	 * Assigns the spots and removes the entry from the waiting list, but only if all spots are available. The group
	 * must be locked.
	 *
	 * @param list<Pool>         $pools
	 * @param array<string, int> $had   Stored spots of the entry by name of the pool.
	 * @param array<string, int> $taken Number of used spots by name of the pool.
	 */
	private function take( int $entry, PoolGroup $group, array $pools, array $had, array $taken ): bool {
		foreach ( $pools as $pool ) {
			$missing = $pool->spots - ( $had[ $pool->name ] ?? 0 );
			if ( $missing > 0 && ( $taken[ $pool->name ] ?? 0 ) + $missing > $pool->capacity ) {
				return false;
			}
		}
		$this->rows->change( $entry, $had, self::spots( $group, $pools ) );
		return true;
	}

	/**
	 * @param list<Pool> $pools
	 * @return array<string, int> Number of used spots of the pools and of the waiting list, by name.
	 */
	private function counts( PoolGroup $group, array $pools ): array {
		return $this->resources->lockedCounts( array( ...array_column( $pools, 'name' ), $group->waiting() ) );
	}

	/** @param Wanted $wanted */
	private function serve( PoolGroup $group, Closure $wanted ): GroupQueue {
		$assign = fn ( int $entry, array $pools ): bool => $this->take(
			$entry,
			$group,
			array_values( $pools ),
			$this->rows->find( $entry, $group ),
			$this->counts( $group, array_values( $pools ) )
		);
		$queue  = new GroupQueue( $this->database, $group, $wanted, $assign );
		$queue->serve();
		return $queue;
	}

	/**
	 * @param list<Pool> $pools
	 * @return array<string, int> Number of spots by name of the pool, for an entry that has exactly these spots. Sorted
	 * like the stored spots.
	 */
	private static function spots( PoolGroup $group, array $pools ): array {
		$spots = array( $group->name => 1 ) + array_column( $pools, 'spots', 'name' );
		ksort( $spots, SORT_STRING );
		return $spots;
	}

	/**
	 * Returns the spots that an entry keeps: its membership in the group or on the waiting list, and its spots in these
	 * pools, up to the requested number.
	 *
	 * @param array<string, int> $had
	 * @param list<Pool>         $pools
	 * @return array<string, int> Spots by name of the pool.
	 */
	private static function kept( array $had, PoolGroup $group, array $pools ): array {
		$most = array( $group->name => 1, $group->waiting() => PHP_INT_MAX ) + array_column( $pools, 'spots', 'name' );
		$kept = array();
		foreach ( array_intersect_key( $had, $most ) as $pool => $spots ) {
			$kept[ $pool ] = min( $spots, $most[ $pool ] );
		}
		return $kept;
	}
}
