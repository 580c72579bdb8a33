<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Events;

/**
 * Entries that wait for spots in a pool, in the order in which they were sent. A party gets all its spots at once. The
 * pool and its waiting list must be locked.
 */
final class WaitingQueue {

	/** Maximum number of entries that are read at once. */
	private const BATCH = 200;

	public function __construct(
		private readonly Database $database,
		private readonly Resources $resources,
		private readonly SpotTable $spots,
	) {}

	/**
	 * Gives the free spots of a pool to waiting entries.
	 *
	 * @return bool Whether the other free spots are reserved for a waiting party that needs more.
	 */
	public function promote( Pool $pool ): bool {
		$taken = $this->resources->lockedCounts( array( $pool->name, $pool->waiting() ) );
		$free  = $pool->capacity - ( $taken[ $pool->name ] ?? 0 );
		if ( $free < 1 || 0 === ( $taken[ $pool->waiting() ] ?? 0 ) ) {
			return false;
		}
		$next = $this->next( $pool, $free, ' FOR UPDATE' );
		foreach ( $next['spots'] as $entry => $spots ) {
			$this->spots->release( $pool->waiting(), array( $entry ) );
			$this->spots->add( $pool->name, array( $entry => $spots ) );
			Events::tell( new EntryPromoting( $entry ) );
		}
		return $next['isBlocked'];
	}

	/**
	 * Returns the entries that a number of free spots would go to.
	 *
	 * @param string $lock Empty, or the end of a locking read.
	 * @return array{spots: array<int, int>, isBlocked: bool} Number of spots by entry, in order, and whether a party
	 * that doesn't fit makes those after it wait.
	 */
	public function next( Pool $pool, int $free, string $lock = '' ): array {
		$next = array();
		$last = 0;
		do {
			$waiting = $free < 1 ? array() : $this->waitingAfter( $last, $pool, $free, $lock );
			foreach ( $waiting as $entry => $spots ) {
				$last = $entry;
				if ( $spots <= $free ) {
					$next[ $entry ] = $spots;
					$free          -= $spots;
				} elseif ( $pool->isOrderStrict ) {
					return array( 'spots' => $next, 'isBlocked' => $free > 0 );
				}
			}
		} while ( array() !== $waiting );
		return array( 'spots' => $next, 'isBlocked' => false );
	}

	/**
	 * Reads waiting entries after another one. Unconfirmed entries stay on the list, so that they don't get a spot
	 * before confirmed ones. In strict order, parties that don't fit are read as well.
	 *
	 * @return array<int, int> Number of spots by entry, in order.
	 */
	private function waitingAfter( int $last, Pool $pool, int $free, string $lock ): array {
		$rows = $this->database->rows(
			"SELECT s.entry_id, s.spots FROM {entry_seats} s WHERE s.pool = %s AND s.release_at IS NULL
			AND s.entry_id > %d AND s.spots <= %d
			AND NOT EXISTS (SELECT 1 FROM {submissions} u WHERE u.id = s.entry_id AND u.unconfirmed = '*')
			ORDER BY s.entry_id LIMIT %d{$lock}",
			$pool->waiting(),
			$last,
			$pool->isOrderStrict ? PHP_INT_MAX : $free,
			min( $free, self::BATCH )
		);
		return array_combine(
			array_map( intval( ... ), array_column( $rows, 'entry_id' ) ),
			array_map( intval( ... ), array_column( $rows, 'spots' ) )
		);
	}
}
