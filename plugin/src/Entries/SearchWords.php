<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/** Words that are searched for. Apostrophes, and dashes, of all kinds are the same character. No side effects. */
final class SearchWords {

	private const APOSTROPHES = array( '’', '‘', 'ʼ', '`', '´', '′' );
	private const DASHES      = array( '‐', '‑', '‒', '–', '—', '−' );

	/** @return list<string> At most $most, in small letters. */
	public static function of( string $text, int $most ): array {
		$words = preg_split( '/\s+/u', mb_strtolower( self::plain( $text ), 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY );
		return array_slice( false === $words ? array() : $words, 0, $most );
	}

	/**
	 * @param string $column Of a text.
	 * @param string $word   One of `of()`.
	 * @return array{string, string} Condition that the column contains the word, and its value.
	 */
	public static function contained( string $column, string $word ): array {
		// Replacing costs time for each row, and most words have none of these characters.
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
