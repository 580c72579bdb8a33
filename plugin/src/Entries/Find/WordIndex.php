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
 * Full-text index for the search, created by cron when the table is large, because reading every row would be slow. The
 * index matches the start of words, so it only narrows the result, and the filter's conditions decide. If a search has
 * many matches among the newest entries, reading rows is faster than the index. Otherwise, the index is queried for the
 * words that are rare in them (docs/performance.md).
 */
final class WordIndex {

	public const NAME = 'words';

	/** The index is created from this number of entries. */
	public const MIN_ROWS = 20_000;

	/** Number of newest entries in which words are counted. */
	private const SAMPLE = 8000;

	/** Number of matches in the sample from which the index isn't used. */
	private const MIN_MATCHES_FOR_SCAN = 20;

	/** Number of entries in the sample from which a word is too common for the index. */
	private const COMMON = 400;

	/** Stop words of InnoDB's default list. */
	private const LEFT_OUT = array(
		'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'und', 'was', 'what', 'when', 'where',
		'who', 'will', 'with', 'www',
	);

	private ?bool $is_there = null;

	/**
	 * @var array<string, string> Queries for the index by words, because a list needs one for its page and one for its
	 * total.
	 */
	private array $asked = array();

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param list<string> $words Words in lower case.
	 * @return string Query for AGAINST in boolean mode; empty to search without the index.
	 */
	public function match( array $words ): string {
		$terms = array_values( array_unique( array_merge( array(), ...array_map( $this->terms( ... ), $words ) ) ) );
		if ( array() === $terms || ! $this->isThere() ) {
			return '';
		}
		return $this->asked[ implode( ' ', $terms ) ] ??= $this->ask( $terms );
	}

	/** Creates the index if the table has become large. Runs in cron. */
	#[Hook( 'vestibule_purge' )]
	#[Hook( 'vestibule_entry_senders' )]
	public function makeWhenDue(): void {
		try {
			if ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) {
				return;
			}
			if (
				! $this->isThere()
					&& (int) $this->database->value( 'SELECT COUNT(*) FROM {submissions}' ) >= self::MIN_ROWS
					&& ( new Engines( $this->database ) )->isInnoDb( $this->database->table( 'submissions' ) )
			) {
				( new Columns( $this->database, '{submissions}' ) )->addFullText( self::NAME, 'search_text' );
			}
		} catch ( StorageFault $fault ) {
			// The search still works without the index, but slowly.
			FaultLog::record( $fault );
		}
	}

	/**
	 * Returns the indexed parts of a word: runs of letters and digits. Skips scripts without spaces, because the index
	 * treats their sentences as one word.
	 *
	 * @return list<string>
	 */
	private function terms( string $word ): array {
		if ( 1 === preg_match( '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u', $word ) ) {
			return array();
		}
		$runs = preg_split( '/[^\p{L}\p{N}\p{M}]+/u', $word, -1, PREG_SPLIT_NO_EMPTY );
		return array_values(
			array_filter(
				false === $runs ? array() : $runs,
				static fn ( string $run ): bool =>
					mb_strlen( $run ) >= 3 && mb_strlen( $run ) <= 80 && ! in_array( $run, self::LEFT_OUT, true )
			)
		);
	}

	/** @param non-empty-list<string> $terms */
	private function ask( array $terms ): string {
		$likes   = array_fill( 0, count( $terms ), 'search_text LIKE %s' );
		$sums    = array_map(
			static fn ( string $like, int $at ): string => "SUM({$like}) AS term_{$at}",
			$likes,
			array_keys( $likes )
		);
		$values  = array_map( static fn ( string $term ): string => '%' . addcslashes( $term, '_%\\' ) . '%', $terms );
		$numbers = $this->database->row(
			'SELECT SUM(' . implode( ' AND ', $likes ) . ') AS together, ' . implode( ', ', $sums )
				. ' FROM (SELECT search_text FROM {submissions} ORDER BY id DESC LIMIT %d) newest',
			...array( ...$values, ...$values, self::SAMPLE )
		);
		if ( (int) ( $numbers['together'] ?? 0 ) >= self::MIN_MATCHES_FOR_SCAN ) {
			return '';
		}
		$rare = array_filter(
			$terms,
			static fn ( int $at ): bool => (int) ( $numbers[ "term_{$at}" ] ?? 0 ) < self::COMMON,
			ARRAY_FILTER_USE_KEY
		);
		return implode( ' ', array_map( static fn ( string $term ): string => "+{$term}*", $rare ) );
	}

	private function isThere(): bool {
		return $this->is_there ??= in_array(
			self::NAME,
			array_column( $this->database->rows( 'SHOW INDEX FROM {submissions}' ), 'Key_name' ),
			true
		);
	}
}
