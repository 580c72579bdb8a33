<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/**
 * Event (Kernel\Events): an entry that needs confirmation by email was stored. EntryStored follows after the
 * confirmation.
 */
final class OptInAsked {

	public function __construct( public readonly StoredEntry $entry ) {}
}
