<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use DateTimeImmutable;

/** Event (Kernel\Events): entries are moved to the Trash or the spam folder, and keep their places until a moment. */
final class PlacesHolding {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries, public readonly DateTimeImmutable $until ) {}
}
