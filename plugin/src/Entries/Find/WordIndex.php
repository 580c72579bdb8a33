<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Engines;
use Vestibule\Storage\Tables;

/**
 * The full-text index, which a table with many entries gets from cron: looking through every row takes too long there.
 * It knows words by their beginnings, so it only narrows; the conditions of the filter decide. A word that one of four
 * hundred entries has is left out of it: going through the newest entries finds a page of such soon, while the index
 * would collect all of them, thousands in a table of a million (docs/performance.md).
 */
final class WordIndex {

	public const NAME = 'words';

	/** Entries from which on the index is made. */
	public const MANY = 20_000;

	/** So many of the newest entries are looked at to see whether a word is common. */
	private const SAMPLE = 8000;
	private const COMMON = 20;

	/** What InnoDB leaves out of its index unless it was set up otherwise. */
	private const LEFT_OUT = array( 'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'und', 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'www' );

	private ?bool $is_there = null;

	/** @var array<string, bool> By term: a list asks for its page and for its number. */
	private array $common = array();

	public function __construct( private readonly Database $database, private readonly Tables $tables ) {}

	/**
	 * @param list<string> $words In small letters.
	 * @return string For AGAINST in boolean mode; empty where every row is looked at.
	 */
	public function match( array $words ): string {
		$terms = array_values( array_unique( array_merge( array(), ...array_map( $this->terms( ... ), $words ) ) ) );
		if ( array() === $terms || ! $this->isThere() ) {
			return '';
		}
		$rare = array_filter( $terms, fn ( string $term ): bool => ! $this->isCommon( $term ) );
		return implode( ' ', array_map( static fn ( string $term ): string => "+{$term}*", $rare ) );
	}

	/** For cron: makes the index where the table has grown. */
	public function makeWhenDue(): void {
		try {
			$table = $this->tables->submissions();
			if ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) {
				return;
			}
			if ( ! $this->isThere() && (int) $this->database->value( "SELECT COUNT(*) FROM {$table}" ) >= self::MANY && ( new Engines( $this->database ) )->isInnoDb( $table ) ) {
				( new Columns( $this->database, $table ) )->addFullText( self::NAME, 'search_text' );
			}
		} catch ( StorageFault $fault ) {
			// Search goes on as before, and slowly.
			FaultLog::record( $fault );
		}
	}

	/**
	 * The parts of a word that the index has: runs of letters and digits. Scripts without spaces between words are left
	 * out, because the index has their sentences whole.
	 *
	 * @return list<string>
	 */
	private function terms( string $word ): array {
		if ( 1 === preg_match( '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u', $word ) ) {
			return array();
		}
		$runs = preg_split( '/[^\p{L}\p{N}\p{M}]+/u', $word, -1, PREG_SPLIT_NO_EMPTY );
		return array_values( array_filter( false === $runs ? array() : $runs, static fn ( string $run ): bool => mb_strlen( $run ) >= 3 && mb_strlen( $run ) <= 80 && ! in_array( $run, self::LEFT_OUT, true ) ) );
	}

	private function isCommon( string $term ): bool {
		return $this->common[ $term ] ??= (int) $this->database->value(
			"SELECT COUNT(*) FROM (SELECT search_text FROM {$this->tables->submissions()} ORDER BY id DESC LIMIT %d) newest WHERE search_text LIKE %s",
			self::SAMPLE,
			'%' . addcslashes( $term, '_%\\' ) . '%'
		) >= self::COMMON;
	}

	private function isThere(): bool {
		return $this->is_there ??= in_array( self::NAME, array_column( $this->database->rows( "SHOW INDEX FROM {$this->tables->submissions()}" ), 'Key_name' ), true );
	}
}
