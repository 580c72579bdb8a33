<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * A waiting list that is being served: available spots go to those who wait, in order. There are two kinds. Entries get
 * their spots at once (PoolQueue). Visitors without an entry are offered a held seat (Calendar\Waiting\SeatQueue). What
 * they wait for must be locked (Resources).
 *
 * @template T
 */
abstract class WaitingQueue {

	private bool $isBlocked = false;

	/** @param bool $isStrict Whether one that doesn't fit makes all after it wait. */
	public function __construct( private readonly bool $isStrict ) {}

	/** @return iterable<T> Those who wait, in order. May end as soon as nothing is available. */
	abstract protected function waiting(): iterable;

	/**
	 * Gives one of them what it waits for.
	 *
	 * @param T $next
	 * @return bool False if it needs more than is available.
	 */
	abstract protected function give( mixed $next ): bool;

	/**
	 * @param int $max Maximum number of those who get something.
	 * @return list<T> Those who got something, in order.
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

	/** Checks whether the spots that are left are reserved for one that needs more. */
	final public function isBlocked(): bool {
		return $this->isBlocked;
	}
}
