<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired while an entry is being stored or released from spam, inside the transaction. */
final class EntryStoring {

	public function __construct( public readonly StoredEntry $entry ) {}
}
