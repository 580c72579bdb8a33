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
	 * @param int                        $total   Number of rows on all pages.
	 * @param int                        $perPage Maximum number of rows per page.
	 * @param bool                       $hasMore Whether there are more rows than $total: a search counts only a few
	 * pages ahead, and a limited total ends at Paging::MAX_TOTAL.
	 * @param bool                       $isFollowed Whether clients can request the next and the previous page by the
	 * ID of the last and the first row (PageQuery).
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

	/** Returns the ID of the first row. Null if clients can request pages only by number. */
	public function first(): ?int {
		return $this->end( $this->items[0] ?? array() );
	}

	/** Returns the ID of the last row. Null if clients can request pages only by number. */
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
