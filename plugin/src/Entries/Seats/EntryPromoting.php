<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

/** Event (Kernel\Events): an entry is being promoted from a waiting list. Dispatched inside the transaction. */
final class EntryPromoting {

	public function __construct( public readonly int $entry ) {}
}
