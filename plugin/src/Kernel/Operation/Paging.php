<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use Closure;

/**
 * Reads one page of a list and counts the list's rows. If a row next to the page is known, an index finds the page
 * quickly. For a page number, the database has to skip all rows before the page. A page in the second half of a list is
 * therefore read from the end.
 *
 * @template Row
 */
final class Paging {

	/** Maximum of a limited total, because counting all rows of a long list is slow. */
	public const MAX_TOTAL = 10_000;

	/**
	 * @param Closure(int): int                    $count Counts rows up to the given number; 0 counts all rows.
	 * @param Closure(bool, int, int): list<Row> $read  Reads rows in the order of the list, or in reverse order if the
	 * first argument is true. The other arguments are the limit and the offset. If `$has_beside` is true in page(), the
	 * rows start after the known row.
	 * @param int                                  $most  Maximum of a limited total.
	 */
	public function __construct(
		private readonly Closure $count,
		private readonly Closure $read,
		private readonly int $most = self::MAX_TOTAL
	) {}

	/**
	 * @param bool $has_beside Whether the known row next to the page still exists. If it doesn't, the page number is
	 * used.
	 * @return array{list<Row>, int, bool} Rows, total, and whether there are more rows than the total.
	 */
	public function page( PageQuery $asked, bool $has_beside ): array {
		$is_far = ! $has_beside && ! $asked->limitsTotal && $asked->before() > self::MAX_TOTAL;
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
		return null === $total
			? $this->counted( $asked, $page, count( $rows ) > $asked->perPage, $has_beside )
			: array( $page, $total, false );
	}

	/**
	 * Adds the total to a page. The total of the last page needs no query, unless the page is empty because its number
	 * is too high.
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
