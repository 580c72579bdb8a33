<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use ArrayIterator;
use IteratorAggregate;

/**
 * One page of a list.
 *
 * @implements IteratorAggregate<int, array<string, mixed>>
 */
final class Page implements IteratorAggregate {

	/**
	 * @param list<array<string, mixed>> $items
	 * @param int                        $total   Of all pages.
	 * @param int                        $perPage As many as are on a page.
	 * @param bool                       $hasMore Whether there are more than were counted: searching for words ends
	 * counting some pages ahead.
	 */
	public function __construct(
		public readonly array $items,
		public readonly int $total,
		public readonly int $perPage,
		public readonly bool $hasMore = false,
	) {}

	public function pages(): int {
		return (int) ceil( $this->total / max( 1, $this->perPage ) );
	}

	/** @return ArrayIterator<int, array<string, mixed>> */
	public function getIterator(): ArrayIterator {
		return new ArrayIterator( $this->items );
	}
}
