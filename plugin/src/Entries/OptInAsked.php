<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/**
 * Fired after an entry that needs confirmation by email has been stored. EntryStored is fired when the entry has been
 * confirmed.
 */
final class OptInAsked {

	public function __construct( public readonly StoredEntry $entry ) {}
}
