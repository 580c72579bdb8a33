<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/**
 * Event (Kernel\Events): an entry and its bookings were stored, or it was released from spam. Dispatched after the
 * transaction.
 */
final class EntryStored {

	/** @param bool $isNotified False if a user created the booking and chose to send no notifications. */
	public function __construct( public readonly StoredEntry $entry, public readonly bool $isNotified = true ) {}
}
