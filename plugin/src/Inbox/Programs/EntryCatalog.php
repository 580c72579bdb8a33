<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Programs;

use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Inbox\Export\Writer;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Find\Sorting;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Inbox\Payload;
use Vestibule\Kernel\Operation\InvalidQuery;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\TimeWords;
use WP_Error;

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
	 * @return Page|WP_Error Of the contract entries-row; 400 when the query does not fit.
	 */
	public function page( array $query = array(), ?array $forms = null ): Page|WP_Error {
		$asked = $this->asked( $query );
		if ( $asked instanceof WP_Error ) {
			return $asked;
		}
		$filter  = Filter::fromQuery( $asked, $forms );
		$page    = self::number( $asked['page'] );
		$perPage = self::number( $asked['per_page'] );
		$answers = is_array( $asked['answers'] ) ? array_values( array_filter( $asked['answers'], is_string( ... ) ) ) : array();

		[ $total, $more ] = $this->listing->count( $filter, $page, $perPage );
		return new Page( $this->payload->rows( $this->listing->page( $filter, Sorting::fromQuery( $asked ), $page, $perPage ), $answers ), $total, $perPage, $more );
	}

	/**
	 * @param array<array-key, mixed> $query Of the contract entries-query.
	 * @param list<int>|null          $forms
	 */
	public function count( array $query = array(), ?array $forms = null ): int|WP_Error {
		$filter = $this->filter( $query, $forms );
		return $filter instanceof WP_Error ? $filter : $this->entries->count( $filter );
	}

	/** @return array<string, mixed>|null Of the contract entries-entry; null when there is none. */
	public function find( int $id ): ?array {
		$entry = $this->entries->find( $id );
		return null === $entry ? null : $this->payload->entry( $entry );
	}

	/** @return int|null The public number of its form; null when there is no such entry. */
	public function formOf( int $id ): ?int {
		return $this->entries->find( $id )?->formId;
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
	 * @return iterable<int, string>|WP_Error What the file consists of, by how many entries are in it so far.
	 */
	public function export( array $query, string $format, array $columns = array(), ?array $forms = null ): iterable|WP_Error {
		$filter = $this->filter( $query, $forms );
		$file   = Writer::format( $format );
		if ( $filter instanceof WP_Error || $file instanceof WP_Error ) {
			return $filter instanceof WP_Error ? $filter : $file;
		}
		$writer = new Writer( $this->listing, $this->payload );
		return $writer->write( $file, $writer->chosen( $columns, $format, $filter ), $this->listing->pieces( $filter ) );
	}

	/**
	 * A file of its own with some entries, those behind an id: for programs that cannot hold all of them.
	 *
	 * @param array<array-key, mixed> $query
	 * @param list<int>|null          $forms
	 * @return array{text: string, count: int, after: int|null}|WP_Error `after` is where to go on; null at the end.
	 */
	public function exportPart( array $query, string $format, int $after, int $limit, ?array $forms = null ): array|WP_Error {
		$filter = $this->filter( $query, $forms );
		$file   = Writer::format( $format );
		if ( $filter instanceof WP_Error || $file instanceof WP_Error ) {
			return $filter instanceof WP_Error ? $filter : $file;
		}
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
	private function filter( array $query, ?array $forms ): Filter|WP_Error {
		$asked = $this->asked( $query );
		return $asked instanceof WP_Error ? $asked : Filter::fromQuery( $asked, $forms );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return array<string, mixed>|WP_Error
	 */
	private function asked( array $query ): array|WP_Error {
		$faults = $this->schema->faults( 'entries-query', $query );
		return array() === $faults ? $this->schema->fit( 'entries-query', $query ) : InvalidQuery::answer( $faults );
	}

	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? max( 1, (int) $value ) : 1;
	}
}
