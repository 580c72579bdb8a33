<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Distributes available spots to a waiting list in its order. There are two kinds: submitted entries get their spots at
 * once (PoolQueue), and visitors without an entry are offered a held seat (Calendar\Waiting\SeatQueue). The rows of the
 * pool or event must be locked (Resources).
 *
 * @template T
 */
abstract class WaitingQueue {

	private bool $isBlocked = false;

	/** @param bool $isStrict Whether all later items wait if an item doesn't fit. */
	public function __construct( private readonly bool $isStrict ) {}

	/** @return iterable<T> Items of the list, in order. May end as soon as nothing is available. */
	abstract protected function waiting(): iterable;

	/**
	 * Assigns an item what it waits for.
	 *
	 * @param T $next
	 * @return bool False if the item needs more than is available.
	 */
	abstract protected function give( mixed $next ): bool;

	/**
	 * @param int $max Maximum number of items to serve.
	 * @return list<T> Served items, in order.
	 */
	final public function serve( int $max = PHP_INT_MAX ): array {
		$served = array();
		foreach ( $this->waiting() as $next ) {
			if ( $this->give( $next ) ) {
				$served[] = $next;
			} elseif ( $this->isStrict ) {
				$this->isBlocked = true;
				break;
			}
			if ( count( $served ) === $max ) {
				break;
			}
		}
		return $served;
	}

	/** Checks whether the remaining spots are reserved for an item that needs more. */
	final public function isBlocked(): bool {
		return $this->isBlocked;
	}
}
