<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): an entry is stored for good with its bookings, or was released from the spam folder that it arrived in. */
final class EntryStored {

	/** @param bool $isNotified False where a user booked by hand and wants none of the form's notifications. */
	public function __construct( public readonly StoredEntry $entry, public readonly bool $isNotified = true ) {}
}
