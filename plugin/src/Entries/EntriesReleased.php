<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after entries that arrived as spam have been released, after the transaction. */
final class EntriesReleased {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries ) {}
}
