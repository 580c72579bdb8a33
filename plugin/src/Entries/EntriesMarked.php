<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after the status of entries has been changed. */
final class EntriesMarked {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries, public readonly Status $status ) {}
}
