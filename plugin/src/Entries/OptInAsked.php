<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): an entry is stored that waits for a click in an email; EntryStored follows once it is confirmed. */
final class OptInAsked {

	public function __construct( public readonly StoredEntry $entry ) {}
}
