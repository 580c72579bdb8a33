<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use Closure;

/**
 * Reads one page of a list and counts the list. By the row beside it, a page is found in an index at once, however far
 * it is. By its number alone, the database passes every row between it and an end of the list: the nearer end, where
 * the total is known.
 *
 * @template Row
 */
final class Paging {

	/** A limited total ends here. */
	public const MOST = 10_000;

	/**
	 * @param Closure(int): int                    $count How many there are, counting up to a number; 0 is all.
	 * @param Closure(bool, int, int): list<Row> $read  Rows in the order of the list, or from behind: as many as the
	 *                                                  first number says, without as many as the second. Where
	 *                                                  `$hasBeside`, they begin at the row beside the page.
	 * @param int                                  $most  Where a limited total ends.
	 */
	public function __construct( private readonly Closure $count, private readonly Closure $read, private readonly int $most = self::MOST ) {}

	/**
	 * @param bool $has_beside Whether the list still has the row beside the page: if not, the page's number counts.
	 * @return array{list<Row>, int, bool} The page, the total, and whether there are more than that.
	 */
	public function page( PageQuery $asked, bool $has_beside ): array {
		$is_far = ! $has_beside && ! $asked->limitsTotal && $asked->before() > self::MOST;
		$total  = $is_far ? ( $this->count )( 0 ) : null;
		if ( $has_beside && 0 === $asked->following ) {
			return $this->counted( $asked, array_reverse( ( $this->read )( true, $asked->perPage, 0 ) ), true, true );
		}
		if ( null !== $total && $asked->before() > $total / 2 ) {
			$most = max( 0, min( $asked->perPage, $total - $asked->before() ) );
			$rows = 0 === $most ? array() : ( $this->read )( true, $most, $total - $asked->before() - $most );
			return array( array_reverse( $rows ), $total, false );
		}
		$rows = ( $this->read )( false, $asked->perPage + 1, $has_beside ? 0 : $asked->before() );
		$page = array_slice( $rows, 0, $asked->perPage );
		return null === $total ? $this->counted( $asked, $page, count( $rows ) > $asked->perPage, $has_beside ) : array( $page, $total, false );
	}

	/**
	 * The last page says how many there are, unless it is empty because its number is too high.
	 *
	 * @param list<Row> $rows
	 * @return array{list<Row>, int, bool}
	 */
	private function counted( PageQuery $asked, array $rows, bool $has_after, bool $has_beside ): array {
		$seen = $asked->before() + count( $rows );
		if ( ! $asked->limitsTotal ) {
			$is_last = ! $has_after && ! $has_beside && ( array() !== $rows || 1 === $asked->page );
			return array( $rows, $is_last ? $seen : ( $this->count )( 0 ), false );
		}
		if ( ! $has_after && ( array() !== $rows || $has_beside || 1 === $asked->page ) ) {
			return array( $rows, $seen, false );
		}
		if ( $has_after && $seen >= $this->most ) {
			return array( $rows, $seen, true );
		}
		$total = ( $this->count )( $this->most + 1 );
		return array( $rows, min( $total, $this->most ), $total > $this->most );
	}
}
