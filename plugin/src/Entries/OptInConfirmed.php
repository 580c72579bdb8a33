<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after the opt-in for a checkbox has been confirmed. Emails that depend on the checkbox can be sent now. */
final class OptInConfirmed {

	public function __construct( public readonly StoredEntry $entry ) {}
}
