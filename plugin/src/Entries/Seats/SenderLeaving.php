<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/**
 * Event (Kernel\Events): a sender leaves a waiting list, releases a spot or unsubscribes. Dispatched inside the
 * transaction.
 */
final class SenderLeaving {

	/**
	 * @param string $label  Label of the field, in the site's language.
	 * @param string $before Answer before the change, as text.
	 * @param string $after  Answer after the change, as text.
	 */
	public function __construct(
		public readonly int $entry,
		public readonly string $label,
		public readonly string $before,
		public readonly string $after,
	) {}
}
