<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Pools that share one waiting list, such as the dates of a course. An entry gets spots in all of its pools, or in
 * none. The name of each pool consists of the name of the group, a colon and a suffix. The pool that has the name of
 * the group itself contains all entries with spots. An entry stays in it even if all its other pools are removed, so it
 * gets spots again when pools are added.
 */
final class PoolGroup {

	/**
	 * @param string $name           Name such as `course:12`.
	 * @param bool   $hasWaitingList Whether entries for which too few spots are available are added to the waiting
	 * list.
	 * @param bool   $isOrderStrict  Whether an entry that doesn't fit blocks later entries that need one of the same
	 * pools.
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
	 * @return list<string> Names of the groups to which they belong.
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
