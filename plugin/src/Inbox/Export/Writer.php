<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\Listing;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Payload;

defined( 'ABSPATH' ) || exit;

/**
 * Writes entries to an export file. Works in batches, so that memory use doesn't grow with the number of entries. The
 * oldest entries come first, so that new entries don't shift the batches.
 */
final class Writer {

	public function __construct( private readonly Listing $listing, private readonly Payload $payload ) {}

	/**
	 * Creates a file format from its name.
	 *
	 * @throws EntryRefused If the format is unknown.
	 */
	public static function format( string $name ): Format {
		$formats = array(
			'csv'  => static fn (): Format => new CsvFormat(),
			'json' => static fn (): Format => new JsonFormat(),
			'xlsx' => static fn (): Format => new XlsxFormat(),
		);
		/**
		 * Filters the file formats of exports.
		 *
		 * @param array<string, callable(): Format> $formats Functions that create a format, by format name. The names
		 * are also used in requests and WP-CLI.
		 */
		$formats = apply_filters( 'vestibule/export_formats', $formats );
		$make    = is_array( $formats ) ? ( $formats[ $name ] ?? null ) : null;
		$format  = is_callable( $make ) ? $make() : null;
		return $format instanceof Format ? $format : throw EntryRefused::unknownFormat();
	}

	/**
	 * Returns the default columns, with a column for each question that the entries answer. Reads all entries to find
	 * the questions.
	 *
	 * @return Columns Columns for all forms that match the filter.
	 */
	public function columns( Filter $filter ): Columns {
		$questions = array();
		foreach ( $this->listing->pieces( $filter ) as $entries ) {
			foreach ( $this->payload->answersOf( $entries ) as $answers ) {
				$questions += Columns::byQuestion( $answers->columns() );
			}
		}
		return new Columns( $this->facts(), array_map( strval( ... ), array_keys( $questions ) ) );
	}

	/**
	 * @return list<string> Keys of the default properties. On sites that use confirmations, these include the proof of
	 * confirmation.
	 */
	private function facts(): array {
		return array(
			...Columns::USUAL,
			...( $this->payload->knowsConfirmations() ? Columns::CONFIRMATION : array() ),
		);
	}

	/**
	 * @param list<string> $keys   Keys of columns. Empty means the default columns of the format.
	 * @param string       $format Name of the format.
	 */
	public function chosen( array $keys, string $format, Filter $filter ): Columns {
		return array() === $keys ? self::usual( $this->columns( $filter ), $format ) : Columns::fromKeys( $keys );
	}

	/**
	 * Returns the default columns for the given entries.
	 *
	 * @param list<Entry> $entries
	 */
	public function columnsOf( array $entries, string $format ): Columns {
		$questions = array();
		foreach ( $this->payload->answersOf( $entries ) as $answers ) {
			$questions += Columns::byQuestion( $answers->columns() );
		}
		return self::usual(
			new Columns( $this->facts(), array_map( strval( ... ), array_keys( $questions ) ) ),
			$format
		);
	}

	/**
	 * Returns the default columns of a format. JSON contains all properties, because programs that read JSON ignore
	 * properties that they don't need.
	 */
	private static function usual( Columns $found, string $format ): Columns {
		return 'json' === $format ? new Columns( Columns::FACTS, $found->questions ) : $found;
	}

	/**
	 * @param iterable<list<Entry>> $pieces
	 * @return iterable<int, string> Parts of the file. The key is the number of entries written so far.
	 */
	public function write( Format $format, Columns $columns, iterable $pieces ): iterable {
		$done = 0;
		yield $done => $format->begin( $columns->headings() );
		foreach ( $pieces as $entries ) {
			$bytes   = '';
			$answers = $this->payload->answersOf( $entries );
			foreach ( array() === $entries ? array() : $this->payload->entries( $entries ) as $index => $shown ) {
				$row    = $this->row(
					Columns::facts( $shown, $columns->facts ),
					$columns->answers( $answers[ $index ]->columns() ),
					$shown
				);
				$bytes .= $format->row( $row['facts'], $row['answers'] );
			}
			$done += count( $entries );
			yield $done => $bytes;
		}
		yield $done => $format->end();
	}

	/**
	 * @param array<string, bool|int|string> $facts
	 * @param array<string, string>          $answers
	 * @param array<string, mixed>           $entry   Entry that matches the contract entries-entry.
	 * @return array{facts: array<string, bool|int|string>, answers: array<string, string>}
	 */
	private function row( array $facts, array $answers, array $entry ): array {
		$row = array( 'facts' => $facts, 'answers' => $answers );
		/**
		 * Filters the values of an entry in an export. The filter can't add or remove columns.
		 *
		 * @param array{facts: array<string, bool|int|string>, answers: array<string, string>} $row Values by column key
		 * and by question.
		 * @param array<string, mixed>                                                         $entry Entry that matches
		 * the contract entries-entry.
		 */
		$filtered = apply_filters( 'vestibule/export_row', $row, $entry );
		if ( ! is_array( $filtered ) ) {
			return $row;
		}
		foreach ( $facts as $key => $fact ) {
			$own           = is_array( $filtered['facts'] ?? null ) ? $filtered['facts'][ $key ] ?? null : null;
			$facts[ $key ] = is_bool( $own ) || is_int( $own ) || is_string( $own ) ? $own : $fact;
		}
		foreach ( $answers as $question => $text ) {
			$own                  = is_array( $filtered['answers'] ?? null )
				? $filtered['answers'][ $question ] ?? null
				: null;
			$answers[ $question ] = is_string( $own ) ? $own : $text;
		}
		return array( 'facts' => $facts, 'answers' => $answers );
	}
}
