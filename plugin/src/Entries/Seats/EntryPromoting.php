<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/** Fired while an entry is being promoted from a waiting list, inside the transaction. */
final class EntryPromoting {

	public function __construct( public readonly int $entry ) {}
}
