<?php

declare(strict_types=1);

namespace Vestibule\Push;

/** What came of one run through some subscribers. */
final class BatchResult {

	public int $sent = 0;

	/** Browsers that are subscribed no more. */
	public int $gone = 0;

	public int $failed = 0;

	/** @var array<int, list<int>> Ids of those to be tried again, by the seconds to wait. */
	public array $later = array();

	/**
	 * @var array<string, int> What services answered that do not take the keys of this site, by their origin; 0 for
	 * keys that cannot be used.
	 */
	public array $refusals = array();

	public function waiting(): int {
		return array_sum( array_map( 'count', $this->later ) );
	}
}
