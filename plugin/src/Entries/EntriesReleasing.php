<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Event (Kernel\Events): entries are being released from the spam folder that they arrived in. */
final class EntriesReleasing {

	/** @param list<int> $entries */
	public function __construct( public readonly array $entries ) {}
}
