<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;

/**
 * Assigns spots in groups of pools (docs/courses.md): an entry gets its spots in all of its pools, or in none. Requests
 * for the same group run one after another, because each locks the row of the group first. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 *
 * @phpstan-type Wanted Closure(list<int>): array<int, list<Pool>>
 */
final class GroupSpots {

	private readonly Resources $resources;
	private readonly SpotTable $spots;

	public function __construct( private readonly Database $database, private readonly Transaction $transaction ) {
		$this->resources = new Resources( $database );
		$this->spots     = new SpotTable( $database, $this->resources );
	}

	/**
	 * Assigns an entry exactly these spots, or adds it to the waiting list. Spots in other pools of the group are
	 * released, and waiting entries get them.
	 *
	 * @param list<Pool> $pools
	 * @param Wanted     $wanted Returns the pools that waiting entries want.
	 * @return bool False if the entry is on the waiting list.
	 * @throws PoolFull If there are too few spots, and the group has no waiting list or the entry already has spots in it.
	 *                  Nothing is changed then.
	 */
	public function assign( int $entry, PoolGroup $group, array $pools, Closure $wanted ): bool {
		return $this->transaction->run(
			function () use ( $entry, $group, $pools, $wanted ): bool {
				$this->resources->lock( $group->name );
				$is_member = $this->isMember( $entry, $group );
				$this->releaseOthers( $entry, $group, $pools );
				$queue = $this->serve( $group, $wanted );
				if ( $this->isMember( $entry, $group ) && $this->hasAll( $entry, $pools ) ) {
					return true;
				}
				if ( array() !== $pools && ! $queue->isReserved( $pools ) && $this->take( $entry, $group, $pools ) ) {
					return true;
				}
				$is_waiting = $this->spots->count( $group->waiting(), $entry ) > 0;
				if ( array() === $pools || $is_member || ! ( $group->hasWaitingList || $is_waiting ) ) {
					throw new PoolFull( array() === $pools ? array( new Pool( $group->name, 0 ) ) : $pools );
				}
				$spots = max( array( 1, ...array_column( $pools, 'spots' ) ) );
				$this->resources->lock( $group->waiting() );
				$this->spots->wait( new Pool( $group->name, 0, spots: $spots ), $entry );
				return false;
			}
		);
	}

	/**
	 * Assigns an entry exactly these spots without checking the capacity, for entries that were added by the team and
	 * for dates that are added to a course. Entries without spots, such as those on the waiting list, get none.
	 *
	 * @param list<Pool> $pools
	 * @param bool       $is_new Whether an entry without spots gets them, too.
	 */
	public function adjust( int $entry, PoolGroup $group, array $pools, bool $is_new = false ): void {
		$this->transaction->run(
			function () use ( $entry, $group, $pools, $is_new ): void {
				$this->resources->lock( $group->name );
				if ( $is_new || $this->isMember( $entry, $group ) ) {
					$this->write( $entry, array( $group->members(), ...$pools ) );
					$this->releaseOthers( $entry, $group, $pools );
				}
			}
		);
	}

	/**
	 * Releases all spots of an entry in a group, or its place on the waiting list. Waiting entries get the spots.
	 *
	 * @param Wanted $wanted
	 */
	public function leave( int $entry, PoolGroup $group, Closure $wanted ): void {
		$this->transaction->run(
			function () use ( $entry, $group, $wanted ): void {
				$this->resources->lock( $group->name );
				$this->releaseOthers( $entry, $group, array() );
				$this->spots->release( $group->name, array( $entry ) );
				$this->spots->release( $group->waiting(), array( $entry ) );
				$this->serve( $group, $wanted );
			}
		);
	}

	/**
	 * Promotes waiting entries that fit, oldest first.
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
	 * Assigns spots and removes the entry from the waiting list if all spots are available. The group must be locked.
	 *
	 * @param list<Pool> $pools
	 */
	private function take( int $entry, PoolGroup $group, array $pools ): bool {
		$taken = $this->resources->lockedCounts( array_column( $pools, 'name' ) );
		$had   = $this->had( $entry, $pools );
		foreach ( $pools as $pool ) {
			$missing = $pool->spots - ( $had[ $pool->name ] ?? 0 );
			if ( $missing > 0 && ( $taken[ $pool->name ] ?? 0 ) + $missing > $pool->capacity ) {
				return false;
			}
		}
		$this->write( $entry, array( $group->members(), ...$pools ) );
		$this->spots->release( $group->waiting(), array( $entry ) );
		return true;
	}

	/** @param Wanted $wanted */
	private function serve( PoolGroup $group, Closure $wanted ): GroupQueue {
		$assign = fn ( int $entry, array $pools ): bool => $this->take( $entry, $group, array_values( $pools ) );
		$queue  = new GroupQueue( $this->database, $group, $wanted, $assign );
		$queue->serve();
		return $queue;
	}

	/** @param list<Pool> $pools */
	private function hasAll( int $entry, array $pools ): bool {
		$had = $this->had( $entry, $pools );
		foreach ( $pools as $pool ) {
			if ( ( $had[ $pool->name ] ?? 0 ) !== $pool->spots ) {
				return false;
			}
		}
		return true;
	}

	private function isMember( int $entry, PoolGroup $group ): bool {
		return $this->spots->count( $group->name, $entry ) > 0;
	}

	/**
	 * @param list<Pool> $pools
	 * @return array<string, int> Spots of the entry by name of the pool.
	 */
	private function had( int $entry, array $pools ): array {
		$rows = array() === $pools ? array() : $this->database->rows(
			'SELECT pool, spots FROM {entry_seats} WHERE entry_id = %d AND pool IN (%s) FOR UPDATE',
			$entry,
			array_column( $pools, 'name' )
		);
		$spots = array();
		foreach ( $rows as $row ) {
			$spots[ (string) $row['pool'] ] = (int) $row['spots'];
		}
		return $spots;
	}

	/**
	 * Writes the spots of an entry and counts them.
	 *
	 * @param list<Pool> $pools
	 */
	private function write( int $entry, array $pools ): void {
		$had  = $this->had( $entry, $pools );
		$more = array();
		foreach ( $pools as $pool ) {
			$difference = $pool->spots - ( $had[ $pool->name ] ?? 0 );
			if ( 0 !== $difference ) {
				$more[ $pool->name ] = $difference;
			}
		}
		if ( array() === $more ) {
			return;
		}
		ksort( $more, SORT_STRING );
		$rows   = array();
		$counts = array();
		foreach ( $more as $name => $difference ) {
			array_push( $rows, $name, $entry, $difference );
			array_push( $counts, $name, $difference );
		}
		$places = static fn ( string $place ): string => implode( ', ', array_fill( 0, count( $more ), $place ) );
		$this->database->execute(
			'INSERT INTO {booking_resources} (resource, taken) VALUES ' . $places( '(%s, %d)' )
			. ' ON DUPLICATE KEY UPDATE taken = taken + VALUES(taken)',
			...$counts
		);
		$this->database->execute(
			'INSERT INTO {entry_seats} (pool, entry_id, spots) VALUES ' . $places( '(%s, %d, %d)' )
			. ' ON DUPLICATE KEY UPDATE spots = spots + VALUES(spots)',
			...$rows
		);
	}

	/**
	 * Releases the spots of an entry in all other pools of a group.
	 *
	 * @param list<Pool> $pools Pools to keep, with the number of spots to keep.
	 */
	private function releaseOthers( int $entry, PoolGroup $group, array $pools ): void {
		$kept = array_column( $pools, 'spots', 'name' );
		$rows = $this->database->rows(
			'SELECT pool, spots FROM {entry_seats} WHERE entry_id = %d AND pool LIKE %s ORDER BY pool FOR UPDATE',
			$entry,
			"{$group->name}:%"
		);
		foreach ( $rows as [ 'pool' => $name, 'spots' => $spots ] ) {
			$name = (string) $name;
			if ( ! isset( $kept[ $name ] ) ) {
				$this->spots->release( $name, array( $entry ) );
			} elseif ( (int) $spots > $kept[ $name ] ) {
				$this->spots->resize( $name, $entry, $kept[ $name ] );
			}
		}
	}
}
