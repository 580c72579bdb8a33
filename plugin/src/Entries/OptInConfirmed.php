<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): a checkbox of an entry is confirmed. What its conditions kept back can be sent now. */
final class OptInConfirmed {

	public function __construct( public readonly StoredEntry $entry ) {}
}
