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
	 * counting some pages ahead, and a limited total at Paging::MOST.
	 * @param bool                       $isFollowed Whether the pages beside it can be asked for by the ids of its first
	 * and last row (PageQuery).
	 */
	public function __construct(
		public readonly array $items,
		public readonly int $total,
		public readonly int $perPage,
		public readonly bool $hasMore = false,
		public readonly bool $isFollowed = false,
	) {}

	public function pages(): int {
		return (int) ceil( $this->total / max( 1, $this->perPage ) );
	}

	/** The id of the first row; null where pages have numbers alone. */
	public function first(): ?int {
		return $this->end( $this->items[0] ?? array() );
	}

	/** The same of the last row. */
	public function last(): ?int {
		return $this->end( $this->items[ count( $this->items ) - 1 ] ?? array() );
	}

	/** @param array<string, mixed> $row */
	private function end( array $row ): ?int {
		return $this->isFollowed && is_int( $row['id'] ?? null ) ? $row['id'] : null;
	}

	/** @return ArrayIterator<int, array<string, mixed>> */
	public function getIterator(): ArrayIterator {
		return new ArrayIterator( $this->items );
	}
}
