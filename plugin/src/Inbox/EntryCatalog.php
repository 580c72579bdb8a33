<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Inbox\Export\Writer;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Find\Sorting;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Operation\PageQuery;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/** Reads and exports entries for API clients and WP-CLI. The results are the same as on the Entries screen. */
final class EntryCatalog {

	public function __construct(
		private readonly Schema $schema,
		private readonly EntryTable $entries,
		private readonly Listing $listing,
		private readonly Payload $payload,
		private readonly NoteTable $notes,
		private readonly TimeWords $words,
	) {}

	/**
	 * Returns one page of entries.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract entries-query.
	 * @param list<int>|null          $forms IDs of the forms that may be read. Null means all forms.
	 * @return Page Rows that match the contract entries-row.
	 * @throws EntryRefused If the query is invalid.
	 */
	public function page( array $query = array(), ?array $forms = null ): Page {
		$asked   = $this->asked( $query );
		$paged   = PageQuery::fromQuery( $asked );
		$answers = is_array( $asked['answers'] )
			? array_values( array_filter( $asked['answers'], is_string( ... ) ) )
			: array();

		[ $entries, $total, $has_more ] = $this->listing->page(
			Filter::fromQuery( $asked, $forms ),
			Sorting::fromQuery( $asked ),
			$paged
		);
		$answered = $this->notes->answered( array_map( static fn ( Entry $entry ): int => $entry->id, $entries ) );
		$rows     = array_map(
			static fn ( array $row ): array => $row + array( 'answered' => in_array( $row['id'], $answered, true ) ),
			$this->payload->rows( $entries, $answers )
		);
		return new Page( $rows, $total, $paged->perPage, $has_more, true );
	}

	/**
	 * @param array<array-key, mixed> $query Data that matches the contract entries-query.
	 * @param list<int>|null          $forms IDs of the forms that may be read. Null means all forms.
	 * @throws EntryRefused If the query is invalid.
	 */
	public function count( array $query = array(), ?array $forms = null ): int {
		return $this->entries->count( $this->filter( $query, $forms ) );
	}

	/** @return array<string, mixed>|null Entry that matches the contract entries-entry. Null if it doesn't exist. */
	public function find( int $id ): ?array {
		$entry = $this->entries->find( $id );
		return null === $entry ? null : $this->payload->entry( $entry );
	}

	/** @return list<array<string, mixed>> Notes that match the contract entries-note. */
	public function notes( int $id ): array {
		return array_map( fn ( Note $note ): array => $note->shown( $this->words ), $this->notes->forEntry( $id ) );
	}

	/**
	 * Exports entries, oldest first. Reads them in batches, so that memory use doesn't grow with their number.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract entries-query.
	 * @param string $format Name of the format: csv, json, xlsx, or a format that the filter vestibule/export_formats
	 * has added.
	 * @param list<string> $columns Keys of columns, as in `POST entries/export`. Empty means the default columns.
	 * @param list<int>|null $forms IDs of the forms that may be read. Null means all forms.
	 * @return iterable<int, string> Parts of the file. The key is the number of entries written so far.
	 * @throws EntryRefused If the query is invalid or the format is unknown.
	 */
	public function export( array $query, string $format, array $columns = array(), ?array $forms = null ): iterable {
		$filter = $this->filter( $query, $forms );
		$file   = Writer::format( $format );
		$writer = new Writer( $this->listing, $this->payload );
		return $writer->write(
			$file,
			$writer->chosen( $columns, $format, $filter ),
			$this->listing->pieces( $filter )
		);
	}

	/**
	 * Exports the next entries after an ID as a complete file. For API clients that can't process all entries at once.
	 *
	 * @param array<array-key, mixed> $query
	 * @param list<int>|null          $forms IDs of the forms that may be read. Null means all forms.
	 * @return array{text: string, count: int, after: int|null} `after` is the ID to continue with. Null after the last
	 * entry.
	 * @throws EntryRefused If the query is invalid or the format is unknown.
	 */
	public function exportPart( array $query, string $format, int $after, int $limit, ?array $forms = null ): array {
		$filter  = $this->filter( $query, $forms );
		$file    = Writer::format( $format );
		$entries = $this->listing->after( $filter, $after, $limit );
		$last    = count( $entries ) < $limit ? false : end( $entries );
		$writer  = new Writer( $this->listing, $this->payload );
		$text    = '';
		foreach ( $writer->write( $file, $writer->columnsOf( $entries, $format ), array( $entries ) ) as $bytes ) {
			$text .= $bytes;
		}
		return array( 'text' => $text, 'count' => count( $entries ), 'after' => false === $last ? null : $last->id );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @param list<int>|null          $forms
	 */
	private function filter( array $query, ?array $forms ): Filter {
		return Filter::fromQuery( $this->asked( $query ), $forms );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return array<string, mixed>
	 */
	private function asked( array $query ): array {
		$faults = $this->schema->faults( 'entries-query', $query );
		return array() === $faults
			? $this->schema->fit( 'entries-query', $query )
			: throw EntryRefused::invalid( $faults );
	}
}
