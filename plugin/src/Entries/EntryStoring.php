<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): an entry is being stored, or released from spam. Dispatched inside the transaction. */
final class EntryStoring {

	public function __construct( public readonly StoredEntry $entry ) {}
}
