<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use DateTimeImmutable;

/** Fired while entries are being moved to the Trash or spam. They keep their spots until the given time. */
final class PlacesHolding {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries, public readonly DateTimeImmutable $until ) {}
}
