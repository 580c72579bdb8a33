<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use DateTimeImmutable;

/** Event (Kernel\Events): entries are being moved to the Trash or spam and reserve their spots until a time. */
final class PlacesHolding {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries, public readonly DateTimeImmutable $until ) {}
}
