<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired while the sender or a user is confirming the opt-in for a checkbox, inside the transaction. */
final class OptInConfirming {

	public function __construct( public readonly StoredEntry $entry ) {}
}
