<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/** Writes elements as React's server renderer does, so that both print the same page. */
final class Html {

	/** What the title of a tab or an accordion's item may hold: it is a control, so nothing that is one itself. */
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
	 * Elements that show something without a text, and what an element may show by its style. A pattern and not the tag
	 * processor: the question is a yes or a no, asked of each slide and panel, and a false yes only keeps an empty one.
	 */
	private const SHOWN = '/<(?:audio|button|canvas|embed|hr|iframe|img|input|math|meter|object|progress|select|svg|textarea|video|[a-z]+-[a-z-]+)\b|<[^>]+\b(?:background|data-island)/i';

	/** @param array<string, string|int|bool|null> $attributes True is an empty attribute; false and null leave it out. */
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
	 * Text that WordPress's filters for curly quotes, dashes and smileys pass by: they read what stands between tags,
	 * and a browser that takes the page over expects the signs that were typed.
	 */
	public static function escapeAgainstTextFilters( string $text ): string {
		$sign = static fn ( array $found ): string => '&#' . ord( $found[0] ) . ';';
		return (string) preg_replace_callback( '/[^A-Za-z\s\x80-\xFF]/', $sign, wp_check_invalid_utf8( $text, true ) );
	}

	/**
	 * HTML in which WordPress's filters of a text find nothing to change: no shortcode, smiley or name that it spells
	 * its own way. What a visitor typed is shown as they typed it, and nothing in it runs.
	 */
	public static function protectFromTextFilters( string $html ): string {
		return strtr(
			$html,
			array( '[' => '&#91;', ' :' => ' &#58;', '>:' => '>&#58;', ' ;' => ' &#59;', '>;' => '>&#59;', ' 8' => ' &#56;', '>8' => '>&#56;', 'Wordpress' => '&#87;ordpress' )
		);
	}

	/** The same for JSON in a script element: only its texts are written otherwise, never a bracket that opens a list. */
	public static function protectJsonFromTextFilters( string $json ): string {
		$text = static fn ( array $found ): string => strtr( $found[0], array( '[' => '\u005b', 'Wordpress' => '\u0057ordpress' ) );
		return preg_replace_callback( '/"(?:[^"\\\\]++|\\\\.)*+"/s', $text, $json ) ?? $json;
	}

	/** The title of a control, of what an author wrote. */
	public static function title( mixed $written, bool $has_lines = false ): string {
		return wp_kses( is_string( $written ) ? $written : '', self::TITLE + ( $has_lines ? array( 'br' => array() ) : array() ) );
	}

	/** For aria-* attributes, whose values are words. */
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

	/**
	 * Whether there is nothing to see or to hear: an empty paragraph is what the editor leaves where nothing was
	 * written.
	 */
	public static function isEmpty( string $html ): bool {
		return 1 !== preg_match( '/[^\s\p{Z}\p{C}]/u', self::words( $html ) ) && 1 !== preg_match( self::SHOWN, $html );
	}

	/** A text that people wrote, as words: what was bold in it is not. */
	public static function words( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
