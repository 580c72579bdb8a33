<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/** Fired after entries have released spots in groups of pools, inside the transaction. */
final class SpotsReleased {

	/** @param non-empty-list<string> $groups Names of the groups. */
	public function __construct( public readonly array $groups ) {}
}
