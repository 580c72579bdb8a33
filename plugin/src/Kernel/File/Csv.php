<?php

declare(strict_types=1);

namespace Vestibule\Kernel\File;

/** Lines of a file for spreadsheets, in which no cell is taken for a formula. */
final class Csv {

	/** Shows spreadsheets that the file is UTF-8. */
	public const START = "\u{FEFF}";

	/** By which a formula begins, plain or in full width. */
	private const SIGNS = '=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}';

	/** @param list<string> $cells */
	public static function line( array $cells ): string {
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}

	private static function cell( string $text ): string {
		return '"' . str_replace( '"', '""', self::text( $text ) ) . '"';
	}

	/**
	 * What a spreadsheet would compute is kept as text by an apostrophe: at the beginning, and where a spreadsheet of
	 * another country sees the next cell, if it could do harm there. Numbers and phone numbers stay as they are (rows:
	 * tests/vectors/csv-cells.json).
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
	 * With digits and these signs alone nothing can be called or read. Where all that stands between the digits is a
	 * minus or a slash, a spreadsheet would compute, and the number would be lost.
	 */
	private static function isPhone( string $text ): bool {
		return 1 === preg_match( '/^\+[0-9 \x{A0}().\/-]{1,40}$/uD', $text ) && 1 !== preg_match( '#^\+\(?[0-9.]++\)?( ?[/-] ?\(?[0-9.]++\)?)++$#D', $text );
	}

	/** A semicolon, a tab or a line break ends a cell for spreadsheets that expect no comma between cells. */
	private static function inner( string $text ): string {
		return preg_replace( '/([;\t\r\n][ \p{Z}\p{Cf}"\']*+)(?=[' . self::SIGNS . '][^;\t\r\n]*[(|!\[])/u', "$1'", $text ) ?? $text;
	}
}
