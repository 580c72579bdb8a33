<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/** Event (Kernel\Events): entries have released spots of pools in groups. Dispatched inside the transaction. */
final class SpotsReleased {

	/** @param non-empty-list<string> $groups Names of the groups. */
	public function __construct( public readonly array $groups ) {}
}
