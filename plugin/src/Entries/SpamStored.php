<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): an entry was stored in the spam folder. Dispatched after the transaction. */
final class SpamStored {

	public function __construct( public readonly StoredEntry $entry ) {}
}
