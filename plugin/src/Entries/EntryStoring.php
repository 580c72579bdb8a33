<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): an entry is being stored, or released from the spam folder that it arrived in. */
final class EntryStoring {

	public function __construct( public readonly StoredEntry $entry ) {}
}
