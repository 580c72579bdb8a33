<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Limited number of spots, and how many of them an entry needs. Examples: a form, its entries of one day, a sender, an
 * answer that may occur only once, an option. A party of three needs three spots.
 */
final class Pool {

	/** Prefix of the names of waiting lists. */
	public const WAITING = 'wait:';

	/**
	 * Prefix of the names of groups and their pools (PoolGroup). It is the first one in alphabetical order, because groups
	 * are locked before other pools.
	 */
	public const GROUP = 'course:';

	/**
	 * @param string $name     Unique name, at most 40 characters.
	 * @param int    $capacity Number of spots.
	 * @param string $reason   Limit that the pool belongs to, for the message when it is full.
	 * @param string $field    Name of the field; empty for the whole form.
	 * @param string $option   Option of the field.
	 * @param bool   $hasWaitingList Whether new entries are added to the waiting list when too few spots are left.
	 * @param int    $spots    Number of spots that the entry needs, at least 1. It gets all of them or none.
	 * @param bool   $isOrderStrict Whether all later entries wait if a party on the waiting list doesn't fit. Otherwise
	 *                         smaller parties after it may get the spots.
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

	/** Returns the name of the waiting list. Pools of a group use that of the group (PoolGroup). */
	public function waiting(): string {
		return str_starts_with( $this->name, self::GROUP )
			? self::WAITING . $this->name
			: self::WAITING . substr( $this->name, strlen( self::WAITING ) );
	}
}
