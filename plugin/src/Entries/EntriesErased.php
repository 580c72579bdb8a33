<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Fired after entries have been deleted permanently. */
final class EntriesErased {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries ) {}
}
