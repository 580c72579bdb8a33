<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired while entries that arrived as spam are being released, inside the transaction. */
final class EntriesReleasing {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries ) {}
}
