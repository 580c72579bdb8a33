<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): a checkbox of an entry was confirmed. Emails that depend on it can be sent now. */
final class OptInConfirmed {

	public function __construct( public readonly StoredEntry $entry ) {}
}
