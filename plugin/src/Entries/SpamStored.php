<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after an entry has been stored in the spam folder, after the transaction. */
final class SpamStored {

	public function __construct( public readonly StoredEntry $entry ) {}
}
