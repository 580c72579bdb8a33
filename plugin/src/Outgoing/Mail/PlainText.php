<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

/**
 * Converts the HTML of a message to plain text. Links become "text (URL)", list items get hyphens or numbers, and
 * images are replaced with their alternative text. Messages must be converted before their merge tags are replaced.
 * Otherwise, characters such as `<` in an answer could be lost.
 */
final class PlainText {

	/** Marks the end of a heading until merge tags are replaced. Values of merge tags can't contain this character. */
	private const HEADING = "\x1F";

	private const WIDTH = 40;

	public static function of( string $html ): string {
		if ( ! str_contains( $html, '<' ) ) {
			return self::decoded( $html );
		}
		$text = (string) preg_replace( '#<img\b[^>]*?\balt=(["\'])(.*?)\1[^>]*>#is', '$2', $html );
		$text = (string) preg_replace_callback(
			'#<a\s[^>]*href=(["\'])(.*?)\1[^>]*>(.*?)</a>#is',
			self::link( ... ),
			$text
		);
		$ends = array(
			'#<br\s*/?>\n?#i'                        => "\n",
			'#<hr\b[^>]*>\n*#i'                      => str_repeat( '-', self::WIDTH ) . "\n\n",
			'#</h[1-6]>\n*#i'                        => self::HEADING . "\n\n",
			'#</tr>\n*#i'                            => "\n",
			'#</(?:p|div|table|blockquote)>\n*#i'    => "\n\n",
		);
		$text = (string) preg_replace( array_keys( $ends ), array_values( $ends ), $text );
		$text = self::decoded( wp_strip_all_tags( self::withMarks( $text ) ) );
		return trim( (string) preg_replace( '/\n{3,}/', "\n\n", $text ), " \t\n\r" );
	}

	/**
	 * Underlines the headings with equals signs.
	 *
	 * @param string $text Text in which merge tags have already been replaced, because the underline has the same
	 * length as the heading.
	 */
	public static function underlined( string $text ): string {
		$line = static fn ( array $match ): string =>
			"{$match[1]}\n" . str_repeat( '=', min( self::WIDTH, mb_strwidth( $match[1], 'UTF-8' ) ) );
		return (string) preg_replace_callback( '/^(.*)' . self::HEADING . '$/m', $line, $text );
	}

	/** Adds hyphens or numbers to list items, and indents nested lists. */
	private static function withMarks( string $html ): string {
		$lists = array();
		$mark  = static function ( array $match ) use ( &$lists ): string {
			$depth = count( $lists ) - 1;
			switch ( strtolower( $match[1] ) ) {
				case 'ul':
				case 'ol':
					$start   = 1 === preg_match( '/\bstart="?(\d{1,6})/', $match[0], $found ) ? (int) $found[1] : 1;
					$lists[] = 'ul' === strtolower( $match[1] ) ? null : $start;
					return $depth < 0 ? "\n\n" : '';
				case '/ul':
				case '/ol':
					array_pop( $lists );
					return $depth < 1 ? "\n\n" : '';
				case 'li':
					$number = $lists[ $depth ] ?? null;
					if ( null === $number ) {
						return "\n" . str_repeat( '  ', max( 0, $depth ) ) . '- ';
					}
					$lists[ $depth ] = $number + 1;
					return "\n" . str_repeat( '  ', $depth ) . "{$number}. ";
				default:
					return '';
			}
		};
		return (string) preg_replace_callback( '#\s*<(/?(?:ul|ol|li))\b[^>]*>\s*#i', $mark, $html );
	}

	private static function decoded( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** @param array<int|string, string> $match */
	private static function link( array $match ): string {
		$words = trim( wp_strip_all_tags( $match[3] ) );
		$to    = (string) preg_replace( '/^mailto:/', '', $match[2] );
		return $words === $to || '' === $words ? $to : "{$words} ({$to})";
	}
}
