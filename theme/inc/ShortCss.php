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

	private const SPACED = array( ' {', '{ ', ' }', '} ', '; ', ', ', ': ', ';}' );

	private const TIGHT = array( '{', '{', '}', '}', ';', ',', ':', '}' );

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

	/** Without remarks, and without the space that says nothing; in a sheet with such space in quotes it stays. */
	public static function tight( string $css ): string {
		$plain = str_contains( $css, '/*' ) ? (string) preg_replace( '~/\*.*?\*/~s', '', $css ) : $css;
		$plain = trim( (string) preg_replace( '~[\r\n\t]\s*+|\s{2,}~', ' ', $plain ) );
		preg_match_all( '~"[^"]*+"|\'[^\']*+\'~', $plain, $quoted );
		return array() === preg_grep( '~[,:;{}] | [{}]~', $quoted[0] ) ? str_replace( self::SPACED, self::TIGHT, $plain ) : $plain;
	}

	/** Without what other themes need in place of properties that this one has. */
	public function withoutFallbacks( string $css ): string {
		return (string) preg_replace_callback( self::FALLBACK, fn ( array $var ): string => isset( $this->properties[ $var[1] ] ) ? "var({$var[1]})" : $var[0], $css );
	}
}
