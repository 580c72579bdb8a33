<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Pools with one waiting list, such as the dates of a course. An entry gets its spots in all of its pools, or in none.
 * The names of the pools start with the name of the group and a colon. The pool with the name of the group contains all
 * entries that have their spots. They stay in it even if all of their other pools are removed, and get spots again when
 * pools are added.
 */
final class PoolGroup {

	/**
	 * @param string $name           Such as `course:12`.
	 * @param bool   $hasWaitingList Whether entries that don't fit are added to the waiting list.
	 * @param bool   $isOrderStrict  Whether later entries wait if an earlier one wants the same pool and doesn't fit.
	 */
	public function __construct(
		public readonly string $name,
		public readonly bool $hasWaitingList = false,
		public readonly bool $isOrderStrict = true,
	) {}

	/** Returns the name of the waiting list. */
	public function waiting(): string {
		return Pool::WAITING . $this->name;
	}

	/**
	 * @param list<string> $pools Names of pools and waiting lists.
	 * @return list<string> Names of their groups.
	 */
	public static function namesOf( array $pools ): array {
		$groups = array();
		foreach ( $pools as $pool ) {
			if ( 1 === preg_match( '/^(?:' . Pool::WAITING . ')?(' . Pool::GROUP . '\d+)(?::|$)/D', $pool, $found ) ) {
				$groups[ $found[1] ] = true;
			}
		}
		return array_keys( $groups );
	}
}
