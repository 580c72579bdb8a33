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
 * Entries as a file, piece by piece: only so many are held at once. The oldest comes first, so that new ones shift
 * nothing.
 */
final class Writer {

	public function __construct( private readonly Listing $listing, private readonly Payload $payload ) {}

	/** @throws EntryRefused When there is none of this name. */
	public static function format( string $name ): Format {
		$formats = array(
			'csv'  => static fn (): Format => new CsvFormat(),
			'json' => static fn (): Format => new JsonFormat(),
			'xlsx' => static fn (): Format => new XlsxFormat(),
		);
		/**
		 * Filters the kinds of files that entries can be exported to.
		 *
		 * @param array<string, callable(): Format> $formats What makes one, by the name that a request and WP-CLI give.
		 */
		$formats = apply_filters( 'vestibule/export_formats', $formats );
		$make    = is_array( $formats ) ? ( $formats[ $name ] ?? null ) : null;
		$format  = is_callable( $make ) ? $make() : null;
		return $format instanceof Format ? $format : throw EntryRefused::unknownFormat();
	}

	/**
	 * @return Columns A column for each question that was ever asked, whichever form did; so all entries are read once
	 * more.
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

	/** @return list<string> The usual ones; the proof of confirmations on sites that ask for some. */
	private function facts(): array {
		return array( ...Columns::USUAL, ...( $this->payload->knowsConfirmations() ? Columns::CONFIRMATION : array() ) );
	}

	/**
	 * @param list<string> $keys   Of columns; without any, what is usual in such a file.
	 * @param string       $format By name.
	 */
	public function chosen( array $keys, string $format, Filter $filter ): Columns {
		return array() === $keys ? self::usual( $this->columns( $filter ), $format ) : Columns::fromKeys( $keys );
	}

	/**
	 * What is usual where only these entries are written.
	 *
	 * @param list<Entry> $entries
	 */
	public function columnsOf( array $entries, string $format ): Columns {
		$questions = array();
		foreach ( $this->payload->answersOf( $entries ) as $answers ) {
			$questions += Columns::byQuestion( $answers->columns() );
		}
		return self::usual( new Columns( $this->facts(), array_map( strval( ... ), array_keys( $questions ) ) ), $format );
	}

	/** A program that reads JSON passes over what it does not need. */
	private static function usual( Columns $found, string $format ): Columns {
		return 'json' === $format ? new Columns( Columns::FACTS, $found->questions ) : $found;
	}

	/**
	 * @param iterable<list<Entry>> $pieces
	 * @return iterable<int, string> By how many entries are written, what is to be written.
	 */
	public function write( Format $format, Columns $columns, iterable $pieces ): iterable {
		$done = 0;
		yield $done => $format->begin( $columns->headings() );
		foreach ( $pieces as $entries ) {
			$bytes   = '';
			$answers = $this->payload->answersOf( $entries );
			foreach ( array() === $entries ? array() : $this->payload->entries( $entries ) as $index => $shown ) {
				$row    = $this->row( Columns::facts( $shown, $columns->facts ), $columns->answers( $answers[ $index ]->columns() ), $shown );
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
	 * @param array<string, mixed>           $entry   Of the contract entries-entry.
	 * @return array{facts: array<string, bool|int|string>, answers: array<string, string>}
	 */
	private function row( array $facts, array $answers, array $entry ): array {
		$row = array( 'facts' => $facts, 'answers' => $answers );
		/**
		 * Filters what an entry has in an export. Columns stay as they are: only other values in them are taken.
		 *
		 * @param array{facts: array<string, bool|int|string>, answers: array<string, string>} $row   By the column's
		 * key, and by question.
		 * @param array<string, mixed>                                                         $entry Of the contract
		 * entries-entry.
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
			$own                  = is_array( $filtered['answers'] ?? null ) ? $filtered['answers'][ $question ] ?? null : null;
			$answers[ $question ] = is_string( $own ) ? $own : $text;
		}
		return array( 'facts' => $facts, 'answers' => $answers );
	}
}
