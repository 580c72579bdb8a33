<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): entries were released from the spam folder that they arrived in. */
final class EntriesReleased {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries ) {}
}
