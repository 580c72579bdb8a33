<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after the transaction that has stored an entry with its bookings, or has released an entry from spam. */
final class EntryStored {

	/** @param bool $isNotified False if a user has created the booking and chosen not to send notifications. */
	public function __construct( public readonly StoredEntry $entry, public readonly bool $isNotified = true ) {}
}
