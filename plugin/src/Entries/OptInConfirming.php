<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): a checkbox is being confirmed, by email or by a user. Dispatched inside the transaction. */
final class OptInConfirming {

	public function __construct( public readonly StoredEntry $entry ) {}
}
