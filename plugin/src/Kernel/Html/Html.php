<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/** Renders HTML elements like React's server renderer, so that server and browser produce the same HTML. */
final class Html {

	/**
	 * Allowed HTML in the titles of tabs and accordion items. Titles are buttons, so they must not contain controls.
	 */
	private const TITLE = array(
		'abbr'   => array( 'title' => true ),
		'bdo'    => array( 'dir' => true, 'lang' => true ),
		'code'   => array(),
		'em'     => array(),
		'kbd'    => array(),
		'mark'   => array( 'class' => true, 'style' => true ),
		's'      => array(),
		'span'   => array( 'class' => true, 'dir' => true, 'lang' => true, 'style' => true ),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Elements that are visible even if they contain no text, including elements with a background. The pattern is
	 * faster than the tag processor. A false match only means that an empty element is displayed.
	 */
	private const SHOWN = '/<(?:audio|button|canvas|embed|hr|iframe|img|input|math|meter|object|progress|select|svg|textarea|video|[a-z]+-[a-z-]+)\b|<[^>]+\b(?:background|data-island)/i';

	/**
	 * @param array<string, string|int|bool|null> $attributes True prints an empty attribute; false and null print none.
	 */
	public static function element( string $tag, array $attributes, string $inner ): string {
		return '<' . $tag . self::attributes( $attributes ) . '>' . $inner . '</' . $tag . '>';
	}

	/** @param array<string, string|int|bool|null> $attributes */
	public static function void( string $tag, array $attributes ): string {
		return '<' . $tag . self::attributes( $attributes ) . '/>';
	}

	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Escapes text so that WordPress's filters don't replace quotes, dashes and smileys in it. When React hydrates the
	 * page, it expects the original characters.
	 */
	public static function escapeAgainstTextFilters( string $text ): string {
		$sign = static fn ( array $found ): string => '&#' . ord( $found[0] ) . ';';
		return (string) preg_replace_callback( '/[^A-Za-z\s\x80-\xFF]/', $sign, wp_check_invalid_utf8( $text, true ) );
	}

	/**
	 * Escapes characters in HTML that WordPress's content filters would replace: shortcodes, smileys, and WordPress's name
	 * with a small "p". The text is then displayed exactly as the visitor typed it.
	 */
	public static function protectFromTextFilters( string $html ): string {
		return strtr(
			$html,
			array(
				'[' => '&#91;',
				' :' => ' &#58;',
				'>:' => '>&#58;',
				' ;' => ' &#59;',
				'>;' => '>&#59;',
				' 8' => ' &#56;',
				'>8' => '>&#56;',
				'Wordpress' => '&#87;ordpress',
			)
		);
	}

	/**
	 * Escapes the same characters as protectFromTextFilters(), but in JSON inside a script element. Changes only
	 * strings, not the brackets of lists.
	 */
	public static function protectJsonFromTextFilters( string $json ): string {
		$text = static fn ( array $found ): string =>
			strtr( $found[0], array( '[' => '\u005b', 'Wordpress' => '\u0057ordpress' ) );
		return preg_replace_callback( '/"(?:[^"\\\\]++|\\\\.)*+"/s', $text, $json ) ?? $json;
	}

	/** Removes HTML that the titles of tabs and accordion items must not contain. */
	public static function title( mixed $written, bool $has_lines = false ): string {
		return wp_kses(
			is_string( $written ) ? $written : '',
			self::TITLE + ( $has_lines ? array( 'br' => array() ) : array() )
		);
	}

	/** Returns the value of an aria-* attribute. */
	public static function ariaBool( bool $value ): string {
		return $value ? 'true' : 'false';
	}

	/** @param array<string, string|int|bool|null> $attributes */
	private static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( null === $value || false === $value ) {
				continue;
			}
			$html .= ' ' . $name . '="' . ( true === $value ? '' : self::escape( (string) $value ) ) . '"';
		}
		return $html;
	}

	/** Checks whether the HTML displays nothing, as with the empty paragraph that the editor adds. */
	public static function isEmpty( string $html ): bool {
		return 1 !== preg_match( '/[^\s\p{Z}\p{C}]/u', self::words( $html ) ) && 1 !== preg_match( self::SHOWN, $html );
	}

	/** Returns HTML as plain text. */
	public static function words( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
