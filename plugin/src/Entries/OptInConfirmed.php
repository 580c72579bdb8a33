<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after a checkbox of an entry has been confirmed. Emails that depend on the checkbox can be sent now. */
final class OptInConfirmed {

	public function __construct( public readonly StoredEntry $entry ) {}
}
