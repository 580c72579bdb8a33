<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Closure;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Operation\PageQuery;
use Vestibule\Kernel\Operation\Paging;

/**
 * Lists the entries that match a filter: a page with the total, the entries next to another entry, or all entries in
 * batches. Queries only IDs first, if possible from an index, and then reads the rows of the page. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 */
final class Listing {

	/** Number of entries after the page that are counted if counting has to read every row. */
	private const AHEAD = 200;

	public function __construct(
		private readonly EntryTable $entries,
		private readonly WordIndex $words,
		private readonly Database $database,
	) {}

	/**
	 * Returns a page of entries. If the filter contains words, counting stops soon after the page (AHEAD).
	 *
	 * @return array{list<Entry>, int, bool} Entries, total, and whether there are more entries than the total.
	 */
	public function page( Filter $filter, Sorting $sorting, PageQuery $asked ): array {
		[ $where, $values ]   = $this->where( $filter );
		$sorting              = $sorting->within( $filter );
		$row                  = 0 === $asked->beside() ? null : $this->row( $sorting, $asked->beside() );
		[ $beyond, $further ] = null === $row
			? array( '1 = 1', array() )
			: $sorting->beyond( $row, 0 === $asked->following );

		$read = function (
			bool $is_backwards,
			int $limit,
			int $offset
		) use ( $where, $values, $beyond, $further, $sorting ): array {
			$by = $is_backwards ? $sorting->backwards() : $sorting->by();
			return $this->ids(
				"WHERE {$where} AND {$beyond} ORDER BY {$by} LIMIT %d OFFSET %d",
				...$values,
				...$further,
				...array( $limit, $offset )
			);
		};
		if ( array() === $filter->words() ) {
			$count  = fn ( int $most ): int => 0 === $most
				? (int) $this->database->value( "SELECT COUNT(*) FROM {submissions} WHERE {$where}", ...$values )
				: $this->upTo( $most, $where, ...$values );
			$paging = new Paging( $count, $read );
		} else {
			$count  = null === $row ? fn ( int $most ): int =>
				$this->upTo(
					$most,
					"{$where} ORDER BY id DESC",
					...$values
				) : $this->ahead( $filter, $sorting, $asked, $row );
			$paging = new Paging( $count, $read, $asked->before() + $asked->perPage + self::AHEAD );
			$asked  = new PageQuery( $asked->page, $asked->perPage, $asked->following, $asked->preceding, true );
		}
		[ $ids, $total, $has_more ] = $paging->page( $asked, null !== $row );
		return array( $this->entries( $ids ), $total, $has_more );
	}

	/**
	 * Counts the entries after a known entry just before or after the page. The number of entries before the known
	 * entry results from the page number.
	 *
	 * @param array<string, string|null> $row
	 * @return Closure(int): int
	 */
	private function ahead( Filter $filter, Sorting $sorting, PageQuery $asked, array $row ): Closure {
		[ $where, $values ]   = $this->where( $filter );
		[ $beyond, $further ] = $sorting->beyond( $row, false );
		$passed               = $asked->before() + ( $asked->following > 0 ? 0 : $asked->perPage + 1 );
		return fn ( int $most ): int => $passed + $this->upTo(
			max( 1, $most - $passed ),
			"{$where} AND {$beyond} ORDER BY {$sorting->by()}",
			...$values,
			...$further
		);
	}

	/** @param int|string|list<int> ...$values */
	private function upTo( int $most, string $where, int|string|array ...$values ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM (SELECT id FROM {submissions} WHERE {$where} LIMIT %d) found",
			...array( ...array_values( $values ), $most )
		);
	}

	/**
	 * Returns entries with an ID above $id, ordered by ID. Changes to earlier entries in the meantime don't affect the
	 * next batch.
	 *
	 * @return list<Entry>
	 */
	public function after( Filter $filter, int $id, int $limit ): array {
		[ $where, $values ] = $this->where( $filter );
		return $this->entries(
			$this->ids( "WHERE {$where} AND id > %d ORDER BY id LIMIT %d", ...$values, ...array( $id, $limit ) )
		);
	}

	/**
	 * Returns all entries in batches, oldest first, so that only a few entries are in memory at the same time.
	 *
	 * @return iterable<list<Entry>>
	 */
	public function pieces( Filter $filter, int $size = 500 ): iterable {
		$id = 0;
		do {
			$entries = $this->after( $filter, $id, $size );
			$last    = end( $entries );
			if ( false !== $last ) {
				yield $entries;
				$id = $last->id;
			}
		} while ( isset( $entries[ $size - 1 ] ) );
	}

	/**
	 * @return array{previous: int|null, next: int|null} IDs of the entries before and after an entry, even if the
	 * filter no longer matches that entry.
	 */
	public function neighbors( Filter $filter, Sorting $sorting, int $id ): array {
		$sorting = $sorting->within( $filter );
		$row     = $this->row( $sorting, $id );
		return array(
			'previous' => null === $row ? null : $this->beside( $filter, $sorting, $row, true ),
			'next'     => null === $row ? null : $this->beside( $filter, $sorting, $row, false ),
		);
	}

	/**
	 * @return array<string, string|null>|null Values of an entry in the sorted columns. Null if the entry was deleted.
	 */
	private function row( Sorting $sorting, int $id ): ?array {
		return $this->database->row(
			'SELECT ' . implode( ', ', $sorting->columns ) . ' FROM {submissions} WHERE id = %d',
			$id
		);
	}

	/** @param array<string, string|null> $row */
	private function beside( Filter $filter, Sorting $sorting, array $row, bool $is_before ): ?int {
		[ $where, $values ]  = $this->where( $filter );
		[ $beyond, $others ] = $sorting->beyond( $row, $is_before );
		$by                  = $is_before ? $sorting->backwards() : $sorting->by();
		return $this->ids( "WHERE {$where} AND {$beyond} ORDER BY {$by} LIMIT 1", ...$values, ...$others )[0] ?? null;
	}

	/** @return array{string, list<int|string|list<int>>} */
	private function where( Filter $filter ): array {
		[ $where, $values ] = $filter->where();
		$match              = $this->words->match( $filter );
		return '' === $match
			? array( $where, $values )
			: array( "MATCH(search_text) AGAINST (%s IN BOOLEAN MODE) AND {$where}", array( $match, ...$values ) );
	}

	/**
	 * @param int|string|list<int> ...$values
	 * @return list<int>
	 */
	private function ids( string $sql, int|string|array ...$values ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->database->rows( "SELECT id FROM {submissions} {$sql}", ...array_values( $values ) )
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<Entry> Entries in the order of $ids. Deleted entries are missing.
	 */
	private function entries( array $ids ): array {
		$entries = array();
		foreach ( $this->entries->findAll( $ids ) as $entry ) {
			$entries[ $entry->id ] = $entry;
		}
		return array_values(
			array_filter( array_map( static fn ( int $id ): ?Entry => $entries[ $id ] ?? null, $ids ) )
		);
	}
}
