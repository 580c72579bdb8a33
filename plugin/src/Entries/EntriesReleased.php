<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): entries that arrived as spam were released. Dispatched after the transaction. */
final class EntriesReleased {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries ) {}
}
