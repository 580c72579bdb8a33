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

/** Entries as programs read them: of the same list, the same payload and the same writer as the screen has. */
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
	 * @param array<array-key, mixed> $query Of the contract entries-query.
	 * @param list<int>|null          $forms
	 * @return Page Of the contract entries-row.
	 * @throws EntryRefused When the query does not fit.
	 */
	public function page( array $query = array(), ?array $forms = null ): Page {
		$asked   = $this->asked( $query );
		$paged   = PageQuery::fromQuery( $asked );
		$answers = is_array( $asked['answers'] ) ? array_values( array_filter( $asked['answers'], is_string( ... ) ) ) : array();

		[ $entries, $total, $has_more ] = $this->listing->page( Filter::fromQuery( $asked, $forms ), Sorting::fromQuery( $asked ), $paged );
		$answered = $this->notes->answered( array_map( static fn ( Entry $entry ): int => $entry->id, $entries ) );
		$rows     = array_map( static fn ( array $row ): array => $row + array( 'answered' => in_array( $row['id'], $answered, true ) ), $this->payload->rows( $entries, $answers ) );
		return new Page( $rows, $total, $paged->perPage, $has_more, true );
	}

	/**
	 * @param array<array-key, mixed> $query Of the contract entries-query.
	 * @param list<int>|null          $forms
	 * @throws EntryRefused When the query does not fit.
	 */
	public function count( array $query = array(), ?array $forms = null ): int {
		return $this->entries->count( $this->filter( $query, $forms ) );
	}

	/** @return array<string, mixed>|null Of the contract entries-entry; null when there is none. */
	public function find( int $id ): ?array {
		$entry = $this->entries->find( $id );
		return null === $entry ? null : $this->payload->entry( $entry );
	}

	/** @return list<array<string, mixed>> Of the contract entries-note. */
	public function notes( int $id ): array {
		return array_map( fn ( Note $note ): array => $note->shown( $this->words ), $this->notes->forEntry( $id ) );
	}

	/**
	 * Written piece by piece, the oldest entry first: only so many are held at once.
	 *
	 * @param array<array-key, mixed> $query   Of the contract entries-query.
	 * @param string                  $format  csv, json, xlsx, or one that the filter vestibule/export_formats adds.
	 * @param list<string>            $columns Keys as of `POST entries/export`; none is what is usual.
	 * @param list<int>|null          $forms
	 * @return iterable<int, string> What the file consists of, by how many entries are in it so far.
	 * @throws EntryRefused When the query does not fit, or there is no such kind of file.
	 */
	public function export( array $query, string $format, array $columns = array(), ?array $forms = null ): iterable {
		$filter = $this->filter( $query, $forms );
		$file   = Writer::format( $format );
		$writer = new Writer( $this->listing, $this->payload );
		return $writer->write( $file, $writer->chosen( $columns, $format, $filter ), $this->listing->pieces( $filter ) );
	}

	/**
	 * A file of its own with some entries, those behind an id: for programs that cannot hold all of them.
	 *
	 * @param array<array-key, mixed> $query
	 * @param list<int>|null          $forms
	 * @return array{text: string, count: int, after: int|null} `after` is where to go on; null at the end.
	 * @throws EntryRefused When the query does not fit, or there is no such kind of file.
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
		return array() === $faults ? $this->schema->fit( 'entries-query', $query ) : throw EntryRefused::invalid( $faults );
	}
}
