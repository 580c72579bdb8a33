<?php

declare(strict_types=1);

namespace Vestibule\View;

/** Lines of a file for spreadsheets, in which no cell is taken for a formula. */
final class Csv {

	/** Shows spreadsheets that the file is UTF-8. */
	public const START = "\u{FEFF}";

	/** @param list<string> $cells */
	public static function line( array $cells ): string {
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}

	private static function cell( string $text ): string {
		return '"' . str_replace( '"', '""', self::text( $text ) ) . '"';
	}

	/**
	 * A sign that begins a formula, plain or in full width, is kept as text by an apostrophe; a phone number stays as
	 * it is.
	 */
	public static function text( string $text ): string {
		$is_formula = 1 === preg_match( '/^[\s\p{Z}]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]|^[\t\r\n]/u', $text ) && 1 !== preg_match( '/^\+[0-9 ]+$/D', $text );
		return ( $is_formula ? "'" : '' ) . $text;
	}
}
