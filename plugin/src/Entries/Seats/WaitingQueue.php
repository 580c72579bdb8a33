<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Distributes available spots to the items of a waiting list, in order. Subclasses: PoolQueue promotes entries, which
 * get their spots at once. Calendar\Waiting\SeatQueue offers a held seat to visitors who have no entry. The rows of the
 * pool or event must be locked (Resources).
 *
 * @template T
 */
abstract class WaitingQueue {

	private bool $isBlocked = false;

	/** @param bool $isStrict Whether an item that doesn't fit blocks all later items. */
	public function __construct( private readonly bool $isStrict ) {}

	/** @return iterable<T> Items of the waiting list, in order. May end early if no more spots are available. */
	abstract protected function waiting(): iterable;

	/**
	 * Assigns an item the spots that it is waiting for.
	 *
	 * @param T $next
	 * @return bool False if the item needs more spots than are available.
	 */
	abstract protected function give( mixed $next ): bool;

	/**
	 * @param int $max Maximum number of items to serve.
	 * @return list<T> Items that were served, in order.
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

	/** Checks whether the remaining spots are reserved for an item that needs more spots. */
	final public function isBlocked(): bool {
		return $this->isBlocked;
	}
}
