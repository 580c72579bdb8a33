<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): the status of entries was changed. */
final class EntriesMarked {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries, public readonly Status $status ) {}
}
