<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

use WP_Error;

/**
 * Entries as programs read them. Who may read them is the caller's to decide: `$forms` are the public numbers of the
 * forms whose entries count, null stands for all. Each method throws StorageFault when the database refuses.
 */
interface EntryCatalog {

	/**
	 * @param array<array-key, mixed> $query Of the contract entries-query.
	 * @param list<int>|null          $forms
	 * @return Page|WP_Error Of the contract entries-row; 400 when the query does not fit.
	 */
	public function page( array $query = array(), ?array $forms = null ): Page|WP_Error;

	/**
	 * @param array<array-key, mixed> $query Of the contract entries-query.
	 * @param list<int>|null          $forms
	 */
	public function count( array $query = array(), ?array $forms = null ): int|WP_Error;

	/** @return array<string, mixed>|null Of the contract entries-entry; null when there is none. */
	public function find( int $id ): ?array;

	/** @return int|null The public number of its form; null when there is no such entry. */
	public function formOf( int $id ): ?int;

	/** @return list<array<string, mixed>> Of the contract entries-note. */
	public function notes( int $id ): array;

	/**
	 * Written piece by piece, the oldest entry first: only so many are held at once.
	 *
	 * @param array<array-key, mixed> $query   Of the contract entries-query.
	 * @param string                  $format  csv, json, xlsx, or one that the filter vestibule/export_formats adds.
	 * @param list<string>            $columns Keys as of `POST entries/export`; none is what is usual.
	 * @param list<int>|null          $forms
	 * @return iterable<int, string>|WP_Error What the file consists of, by how many entries are in it so far.
	 */
	public function export( array $query, string $format, array $columns = array(), ?array $forms = null ): iterable|WP_Error;

	/**
	 * A file of its own with some entries, those behind an id: for programs that cannot hold all of them.
	 *
	 * @param array<array-key, mixed> $query
	 * @param list<int>|null          $forms
	 * @return array{text: string, count: int, after: int|null}|WP_Error `after` is where to go on; null at the end.
	 */
	public function exportPart( array $query, string $format, int $after, int $limit, ?array $forms = null ): array|WP_Error;
}
