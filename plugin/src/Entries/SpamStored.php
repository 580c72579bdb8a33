<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): an entry is stored for good in the spam folder. */
final class SpamStored {

	public function __construct( public readonly StoredEntry $entry ) {}
}
