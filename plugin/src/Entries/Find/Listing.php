<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Kernel\Database\Database;

/**
 * Entries of a filter: a page of them, their number, those beside one, and all in turn. Ids are chosen first, from an
 * index where it has all that is asked for, and only the rows that are shown are read.
 * Every method throws Vestibule\Kernel\Database\StorageFault when the database refuses.
 */
final class Listing {

	/** So many entries beyond the page shown are counted where each has to be looked at. */
	private const AHEAD = 200;

	public function __construct(
		private readonly EntryTable $entries,
		private readonly WordIndex $words,
		private readonly Database $database,
	) {}

	/** @return list<Entry> */
	public function page( Filter $filter, Sorting $sorting, int $page, int $perPage ): array {
		[ $where, $values ] = $this->where( $filter );
		$sorting            = $sorting->within( $filter );
		return $this->entries( $this->ids( "WHERE {$where} ORDER BY {$sorting->by()} LIMIT %d OFFSET %d", ...$values, ...array( $perPage, ( $page - 1 ) * $perPage ) ) );
	}

	/**
	 * How many there are. Where words are searched for, counting ends some entries after the page shown.
	 *
	 * @return array{int, bool} The number, and whether there are more.
	 */
	public function count( Filter $filter, int $page, int $perPage ): array {
		[ $where, $values ] = $this->where( $filter );
		if ( array() === $filter->words() ) {
			return array( (int) $this->database->value( "SELECT COUNT(*) FROM {submissions} WHERE {$where}", ...$values ), false );
		}
		$most  = $page * $perPage + self::AHEAD;
		$found = (int) $this->database->value( "SELECT COUNT(*) FROM (SELECT id FROM {submissions} WHERE {$where} ORDER BY id DESC LIMIT %d) found", ...$values, ...array( $most + 1 ) );
		return array( min( $most, $found ), $found > $most );
	}

	/**
	 * The entries of a filter in the order of their ids, from behind one on: what a page before has changed shifts
	 * nothing.
	 *
	 * @return list<Entry>
	 */
	public function after( Filter $filter, int $id, int $limit ): array {
		[ $where, $values ] = $this->where( $filter );
		return $this->entries( $this->ids( "WHERE {$where} AND id > %d ORDER BY id LIMIT %d", ...$values, ...array( $id, $limit ) ) );
	}

	/**
	 * All of a filter, the oldest first; only so many are held at once.
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

	/** @return array{previous: int|null, next: int|null} The ids beside an entry, whether the filter still has it or not. */
	public function neighbours( Filter $filter, Sorting $sorting, int $id ): array {
		$sorting = $sorting->within( $filter );
		$row     = $this->database->row( 'SELECT ' . implode( ', ', $sorting->columns ) . ' FROM {submissions} WHERE id = %d', $id );
		return array(
			'previous' => null === $row ? null : $this->beside( $filter, $sorting, $row, true ),
			'next'     => null === $row ? null : $this->beside( $filter, $sorting, $row, false ),
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
		$match              = $this->words->match( $filter->words() );
		return '' === $match ? array( $where, $values ) : array( "MATCH(search_text) AGAINST (%s IN BOOLEAN MODE) AND {$where}", array( $match, ...$values ) );
	}

	/**
	 * @param int|string|list<int> ...$values
	 * @return list<int>
	 */
	private function ids( string $sql, int|string|array ...$values ): array {
		return array_map( static fn ( array $row ): int => (int) $row['id'], $this->database->rows( "SELECT id FROM {submissions} {$sql}", ...array_values( $values ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Entry> In the order of the ids.
	 */
	private function entries( array $ids ): array {
		$entries = array();
		foreach ( $this->entries->findAll( $ids ) as $entry ) {
			$entries[ $entry->id ] = $entry;
		}
		return array_values( array_filter( array_map( static fn ( int $id ): ?Entry => $entries[ $id ] ?? null, $ids ) ) );
	}
}
