<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Words of a search query. All kinds of apostrophes count as the same character, and so do all kinds of dashes. */
final class SearchWords {

	private const APOSTROPHES = array( '’', '‘', 'ʼ', '`', '´', '′' );
	private const DASHES      = array( '‐', '‑', '‒', '–', '—', '−' );

	/** @return list<string> Words of the text in lower case, at most $most. */
	public static function of( string $text, int $most ): array {
		$words = preg_split( '/\s+/u', mb_strtolower( self::plain( $text ), 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY );
		return array_slice( false === $words ? array() : $words, 0, $most );
	}

	/**
	 * @param string $column Name of a column that contains text.
	 * @param string $word   Word that of() has returned.
	 * @return array{string, string} Condition that the column contains the word, and value for its placeholder.
	 */
	public static function contained( string $column, string $word ): array {
		// Replacing characters in many rows is slow, and most words contain none of these characters.
		$column = str_contains( $word, "'" ) ? self::replaced( $column, self::APOSTROPHES, "''" ) : $column;
		$column = str_contains( $word, '-' ) ? self::replaced( $column, self::DASHES, '-' ) : $column;
		return array( "{$column} LIKE %s", '%' . addcslashes( $word, '_%\\' ) . '%' );
	}

	private static function plain( string $text ): string {
		return str_replace( self::DASHES, '-', str_replace( self::APOSTROPHES, "'", $text ) );
	}

	/** @param list<string> $others */
	private static function replaced( string $column, array $others, string $by ): string {
		foreach ( $others as $other ) {
			$column = "REPLACE({$column}, '{$other}', '{$by}')";
		}
		return $column;
	}
}
