<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/** Fired while a sender is leaving a waiting list, releasing a spot or unsubscribing, inside the transaction. */
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
