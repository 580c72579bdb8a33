<?php

declare(strict_types=1);

namespace Vestibule\Kernel\File;

/** Lines of a CSV file. Protects cells so that spreadsheets don't execute them as formulas. */
final class Csv {

	/** Byte order mark, by which spreadsheets recognize UTF-8. */
	public const START = "\u{FEFF}";

	/** First characters of formulas, including full-width variants. */
	private const SIGNS = '=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}';

	/** @param list<string> $cells */
	public static function line( array $cells ): string {
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}

	private static function cell( string $text ): string {
		return '"' . str_replace( '"', '""', self::text( $text ) ) . '"';
	}

	/**
	 * Adds an apostrophe before each part of a cell that a spreadsheet would evaluate as a formula. Checks the start of
	 * the cell. For dangerous formulas, also checks the text after separators that other locales use. Numbers and phone
	 * numbers are not changed (tests/vectors/csv-cells.json).
	 */
	public static function text( string $text ): string {
		$text = wp_check_invalid_utf8( $text, true );
		if ( self::isFormula( $text ) && ! self::isNumber( $text ) && ! self::isPhone( $text ) ) {
			return "'" . self::inner( $text );
		}
		return self::inner( $text );
	}

	private static function isFormula( string $text ): bool {
		return 1 === preg_match( '/^[\s\p{Z}\p{C}]*+[' . self::SIGNS . ']|^[\t\r\n]/u', $text );
	}

	private static function isNumber( string $text ): bool {
		return 1 === preg_match( '/^[+-][0-9]++([.,][0-9]++)*+$/D', $text );
	}

	/**
	 * Checks whether the text is a phone number that a spreadsheet would not evaluate as a calculation. Its characters
	 * can't form a function call. Numbers with only minus signs or slashes between the digits are excluded, because a
	 * spreadsheet would evaluate them.
	 */
	private static function isPhone( string $text ): bool {
		return 1 === preg_match( '/^\+[0-9 \x{A0}().\/-]{1,40}$/uD', $text )
			&& 1 !== preg_match( '#^\+\(?[0-9.]++\)?( ?[/-] ?\(?[0-9.]++\)?)++$#D', $text );
	}

	/** Protects the text after semicolons, tabs and line breaks, because some spreadsheets start a new cell there. */
	private static function inner( string $text ): string {
		return preg_replace(
			'/([;\t\r\n][ \p{Z}\p{Cf}"\']*+)(?=[' . self::SIGNS . '][^;\t\r\n]*[(|!\[])/u',
			"$1'",
			$text
		)
			?? $text;
	}
}
