<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Limited number of spots, and the number of spots that an entry needs. A pool limits, for example, the entries of a
 * form, the entries of one day or of one sender, a unique answer, or an option. A party of three people needs three
 * spots.
 */
final class Pool {

	/** Prefix for the names of waiting lists. */
	public const WAITING = 'wait:';

	/**
	 * Prefix for the names of groups and their pools (PoolGroup). In alphabetical order, it precedes all other
	 * prefixes, because groups must be locked before other pools.
	 */
	public const GROUP = 'course:';

	/**
	 * @param string $name     Unique name, at most 40 characters.
	 * @param int    $capacity Number of spots.
	 * @param string $reason   Limit to which the pool belongs. It determines the message when the pool is full.
	 * @param string $field    Name of the field with the limit. Empty if the limit applies to the whole form.
	 * @param string $option   Option of the field, if the limit applies to an option.
	 * @param bool   $hasWaitingList Whether new entries are added to a waiting list if too few spots are available.
	 * @param int    $spots    Number of spots that the entry needs, at least 1. The entry gets all of them or none.
	 * @param bool   $isOrderStrict Whether an entry on the waiting list that doesn't fit blocks all later entries.
	 * Otherwise, smaller parties after it can get the spots.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $capacity,
		public readonly string $reason = '',
		public readonly string $field = '',
		public readonly string $option = '',
		public readonly bool $hasWaitingList = false,
		public readonly int $spots = 1,
		public readonly bool $isOrderStrict = true,
	) {}

	/** Returns the name of the waiting list. All pools of a group have the same waiting list (PoolGroup). */
	public function waiting(): string {
		return str_starts_with( $this->name, self::GROUP )
			? self::WAITING . $this->name
			: self::WAITING . substr( $this->name, strlen( self::WAITING ) );
	}
}
