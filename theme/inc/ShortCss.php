<?php
/**
 * The same rules in fewer characters.
 *
 * @package Portico
 */

declare(strict_types=1);

namespace Portico;

/** Writes a sheet shorter without changing what it says. */
final class ShortCss {

	/** Between sheets that are read at once. */
	public const SEAM = "\0";

	/** What stands in quotes for signs that would be read as CSS. */
	private const SEALS = "\1\2\3\4\5\6";

	private const SIGNS = ' ,:;{}';

	private const SPACED = array( ' {', '{ ', ' }', '} ', '; ', ', ', ': ', ' ' . self::SEAM, self::SEAM . ' ', ';}' );

	private const TIGHT = array( '{', '{', '}', '}', ';', ',', ':', self::SEAM, self::SEAM, '}' );

	/** A property of the theme with what to take where there is none. */
	private const FALLBACK = '~var\((--wp--(?:preset|custom)--[\w-]+),((?:[^()]++|\((?2)\))*+)\)~';

	/** @var array<string, int> The theme's properties, which are there on every page. */
	private readonly array $properties;

	/** @param string $page With the sheet in which WordPress prints what theme.json says. */
	public function __construct( string $page ) {
		$from = (int) strpos( $page, '<style id="global-styles-inline-css"' );
		preg_match_all( '~--wp--(?:preset|custom)--[\w-]+(?=:)~', substr( $page, $from, (int) strpos( $page, '}', $from ) - $from ), $found );
		$this->properties = array_flip( $found[0] );
	}

	/** Without remarks, and with strings in which nothing looks like CSS. */
	public static function sealed( string $css ): string {
		$plain = str_contains( $css, '/*' ) ? (string) preg_replace( '~/\*.*?\*/~s', '', $css ) : $css;
		return (string) preg_replace_callback( '~"[^"\x00]*+"|\'[^\'\x00]*+\'~', static fn ( array $quoted ): string => strtr( $quoted[0], self::SIGNS, self::SEALS ), $plain );
	}

	public static function open( string $sealed ): string {
		return strtr( $sealed, self::SEALS, self::SIGNS );
	}

	/** @return string Without the space that says nothing. */
	public static function tight( string $sealed ): string {
		return trim( str_replace( self::SPACED, self::TIGHT, (string) preg_replace( '~[\r\n\t]\s*+|\s{2,}~', ' ', $sealed ) ), ' ' );
	}

	/** Without the ratios of pictures when nothing asks for one; they are the only presets that no sheet names. */
	public static function withoutRatios( string $css, string $body ): string {
		return str_contains( $css . $body, 'var(--wp--preset--aspect-ratio' ) ? $css : (string) preg_replace( '~--wp--preset--aspect-ratio--[^;}]+;~', '', $css );
	}

	/**
	 * One sheet in place of neighbours: a browser asks every sheet of a page about every element. One that somebody
	 * left open stays apart.
	 */
	public static function joined( string $head ): string {
		if ( 1 === preg_match( '~@(?:import|namespace|charset)\b~', $head ) ) {
			return $head;
		}
		$marked = preg_replace_callback(
			'~(<style id="[\w/-]+-inline-css">)((?:[^<]++|<(?!/style))*+)</style>\s*+(?=<style id="[\w/-]+-inline-css">)~',
			static fn ( array $sheet ): string => self::isWhole( $sheet[2] ) ? $sheet[1] . $sheet[2] . self::SEAM : $sheet[0],
			$head
		);
		return null === $marked ? $head : (string) preg_replace( '~' . self::SEAM . '<style[^>]*+>~', '', $marked );
	}

	private static function isWhole( string $css ): bool {
		return ! str_contains( $css, '/*' ) && substr_count( $css, '{' ) === substr_count( $css, '}' ) && substr_count( $css, '(' ) === substr_count( $css, ')' );
	}

	/** Without what other themes need in place of properties that this one has. */
	public function withoutFallbacks( string $css ): string {
		return (string) preg_replace_callback( self::FALLBACK, fn ( array $var ): string => isset( $this->properties[ $var[1] ] ) ? "var({$var[1]})" : $var[0], $css );
	}
}
