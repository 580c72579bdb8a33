<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Kernel\Database\Columns;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Engines;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

/**
 * The full-text index, which a table with many entries gets from cron: looking through every row takes too long there.
 * It knows words by their beginnings, so it only narrows; the conditions of the filter decide. Going through the newest
 * entries finds a page soon where one of four hundred has all the words, while the index would collect thousands first;
 * where fewer have them, it is asked for those words that are not in every twentieth entry (docs/performance.md).
 */
final class WordIndex {

	public const NAME = 'words';

	/** Entries from which on the index is made. */
	public const MANY = 20_000;

	/** So many of the newest entries are looked at to see how common words are. */
	private const SAMPLE = 8000;

	/** Of those, so many with all the words are found soon without the index. */
	private const MANY_FOUND = 20;

	/** Of those, so many with a word make the index collect too long. */
	private const COMMON = 400;

	/** What InnoDB leaves out of its index unless it was set up otherwise. */
	private const LEFT_OUT = array( 'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'und', 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'www' );

	private ?bool $is_there = null;

	/** @var array<string, string> What is asked of the index, by the words: a list asks for its page and its number. */
	private array $asked = array();

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param list<string> $words In small letters.
	 * @return string For AGAINST in boolean mode; empty where every row is looked at.
	 */
	public function match( array $words ): string {
		$terms = array_values( array_unique( array_merge( array(), ...array_map( $this->terms( ... ), $words ) ) ) );
		if ( array() === $terms || ! $this->isThere() ) {
			return '';
		}
		return $this->asked[ implode( ' ', $terms ) ] ??= $this->ask( $terms );
	}

	/** For cron: makes the index where the table has grown. */
	#[Hook( 'vestibule_purge' )]
	#[Hook( 'vestibule_entry_senders' )]
	public function makeWhenDue(): void {
		try {
			if ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) {
				return;
			}
			if ( ! $this->isThere() && (int) $this->database->value( 'SELECT COUNT(*) FROM {submissions}' ) >= self::MANY && ( new Engines( $this->database ) )->isInnoDb( $this->database->table( 'submissions' ) ) ) {
				( new Columns( $this->database, '{submissions}' ) )->addFullText( self::NAME, 'search_text' );
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

	/** @param non-empty-list<string> $terms */
	private function ask( array $terms ): string {
		$likes   = array_fill( 0, count( $terms ), 'search_text LIKE %s' );
		$sums    = array_map( static fn ( string $like, int $at ): string => "SUM({$like}) AS term_{$at}", $likes, array_keys( $likes ) );
		$values  = array_map( static fn ( string $term ): string => '%' . addcslashes( $term, '_%\\' ) . '%', $terms );
		$numbers = $this->database->row(
			'SELECT SUM(' . implode( ' AND ', $likes ) . ') AS together, ' . implode( ', ', $sums ) . ' FROM (SELECT search_text FROM {submissions} ORDER BY id DESC LIMIT %d) newest',
			...array( ...$values, ...$values, self::SAMPLE )
		);
		if ( (int) ( $numbers['together'] ?? 0 ) >= self::MANY_FOUND ) {
			return '';
		}
		$rare = array_filter( $terms, static fn ( int $at ): bool => (int) ( $numbers[ "term_{$at}" ] ?? 0 ) < self::COMMON, ARRAY_FILTER_USE_KEY );
		return implode( ' ', array_map( static fn ( string $term ): string => "+{$term}*", $rare ) );
	}

	private function isThere(): bool {
		return $this->is_there ??= in_array( self::NAME, array_column( $this->database->rows( 'SHOW INDEX FROM {submissions}' ), 'Key_name' ), true );
	}
}
