<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): a checkbox of an entry is being confirmed by a click in an email, or by hand. */
final class OptInConfirming {

	public function __construct( public readonly StoredEntry $entry ) {}
}
