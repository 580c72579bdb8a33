<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/** Event (Kernel\Events): a sender leaves a waiting list, or gives their place up. In words of the site. */
final class PlaceLeaving {

	/** @param string $label The question. */
	public function __construct(
		public readonly int $entry,
		public readonly string $label,
		public readonly string $before,
		public readonly string $after,
	) {}
}
