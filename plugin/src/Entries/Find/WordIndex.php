<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Entries\Filter;
use Vestibule\Kernel\Database\Columns;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Engines;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Full-text index for the search. Cron creates it when the table has become large, because reading every row would be
 * slow. The index only finds the start of words, so it preselects entries, and the filter's conditions still apply. A
 * sample of the newest entries shows how common each word is. Rare words are looked up in the index. For common words,
 * reading rows in the order of the list is faster, because it stops when the page is full (docs/performance.md).
 */
final class WordIndex {

	public const NAME = 'words';

	/** Minimum number of entries for which the index is created. */
	public const MIN_ROWS = 20_000;

	/** Size of the sample. It contains the newest entry IDs. */
	private const SAMPLE = 8000;

	/** Minimum number of matches in the sample for which a word is too common for the index. */
	private const COMMON = 400;

	/**
	 * Number of matches that have to be read for a list: those on its first page, and those that Listing counts after
	 * the page.
	 */
	private const READ_MATCHES = 221;

	/**
	 * Cost of reading an entry that the index has found, relative to reading it in the order of the list. Measured on
	 * MariaDB.
	 */
	private const COST_OF_MATCH = 5;

	/** Words that the index doesn't contain: the default stop words of InnoDB. */
	private const LEFT_OUT = array(
		'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'und', 'was', 'what', 'when', 'where',
		'who', 'will', 'with', 'www',
	);

	private ?bool $is_there = null;

	/**
	 * @var array<string, string> Queries for the index, by their words. A list needs the same query for its page and
	 * for its total.
	 */
	private array $asked = array();

	public function __construct( private readonly Database $database ) {}

	/** @return string Query for AGAINST in boolean mode. Empty if the search should not use the index. */
	public function match( Filter $filter ): string {
		$terms = array_map( $this->terms( ... ), $filter->words() );
		$terms = array_values( array_unique( array_merge( array(), ...$terms ) ) );
		if ( array() === $terms || ! $this->isThere() ) {
			return '';
		}
		$key = implode( ' ', $terms ) . ( $filter->isNarrow() ? '/' : '' );
		return $this->asked[ $key ] ??= $this->ask( $terms, $filter->isNarrow() );
	}

	/** Creates the index when the table has become large enough. Runs in cron. */
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
			// The search also works without the index, but it is slow.
			FaultLog::record( $fault );
		}
	}

	/**
	 * Returns the parts of a word that the index contains, which are sequences of letters and digits. Returns nothing
	 * for scripts without spaces, because the index treats a whole sentence as one word.
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

	/**
	 * @param non-empty-list<string> $terms
	 * @param bool                   $isNarrow Whether other conditions can exclude most of the entries with these
	 * words.
	 */
	private function ask( array $terms, bool $isNarrow ): string {
		$likes  = array_fill( 0, count( $terms ), 'search_text LIKE %s' );
		$sums   = array_map(
			static fn ( string $like, int $at ): string => "SUM({$like}) AS term_{$at}",
			$likes,
			array_keys( $likes )
		);
		$values = array_map( static fn ( string $term ): string => '%' . addcslashes( $term, '_%\\' ) . '%', $terms );
		$found  = $this->database->row(
			'SELECT MAX(id) AS newest, SUM(' . implode( ' AND ', $likes ) . ') AS together, ' . implode( ', ', $sums )
				. ' FROM {submissions} WHERE id > (SELECT GREATEST(MAX(id), %d) - %d FROM {submissions})',
			...array( ...$values, ...$values, self::SAMPLE, self::SAMPLE )
		);
		$found  = array_map( intval( ... ), $found ?? array() );
		if ( ! $isNarrow && ( $found['together'] ?? 0 ) >= self::minimumForReading( $found['newest'] ?? 0 ) ) {
			return '';
		}
		$rare = array_filter(
			$terms,
			static fn ( int $at ): bool => ( $found[ "term_{$at}" ] ?? 0 ) < self::COMMON,
			ARRAY_FILTER_USE_KEY
		);
		return implode( ' ', array_map( static fn ( string $term ): string => "+{$term}*", $rare ) );
	}

	/**
	 * Returns the minimum number of matches in the sample for which reading rows is faster than the index. The index
	 * returns all matches in the table, so its cost increases with the share of matches. Reading rows stops when there
	 * are enough matches, so its cost decreases with the share.
	 *
	 * @param int $entries Number of entries in the table.
	 */
	private static function minimumForReading( int $entries ): int {
		$share = sqrt( self::READ_MATCHES / ( self::COST_OF_MATCH * max( self::MIN_ROWS, $entries ) ) );
		return (int) ceil( self::SAMPLE * $share );
	}

	private function isThere(): bool {
		return $this->is_there ??= in_array(
			self::NAME,
			array_column( $this->database->rows( 'SHOW INDEX FROM {submissions}' ), 'Key_name' ),
			true
		);
	}
}
