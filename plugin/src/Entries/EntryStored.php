<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after an entry has been stored with its bookings, or released from spam. Fired after the transaction. */
final class EntryStored {

	/** @param bool $isNotified False if a user has created the booking and chosen not to send notifications. */
	public function __construct( public readonly StoredEntry $entry, public readonly bool $isNotified = true ) {}
}
