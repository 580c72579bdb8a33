<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Generator;
use WP_HTML_Tag_Processor;

/**
 * Finds an element in rendered HTML and splits the HTML around it, without changing it. WordPress's HTML API finds tags
 * but doesn't return their positions, so this class uses a regular expression.
 */
final class Element {

	/** Matches a comment, or a tag with its attributes. A `>` inside a quoted attribute doesn't end the tag. */
	private const PIECE = '~<!--.*?-->|<(?<closes>/?)(?<name>[a-z][^\s/>]*+)(?:[\s/]++|[^\s/>=]++|=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s>"\'][^\s>]*+)?)*+>~is';

	/** Elements whose content browsers read as text, so tags in it don't count. */
	private const TEXT = array( 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'IFRAME', 'NOEMBED', 'NOFRAMES', 'XMP' );

	/**
	 * Finds the first element that has a CSS class.
	 *
	 * @return array{before: string, tag: string, open: string, inner: string, close: string, after: string}|null Parts
	 * of the HTML. Null if no element has the class, or if the element is not closed.
	 */
	public static function find( string $html, string $class_name ): ?array {
		$open  = null;
		$depth = 0;
		foreach ( str_contains( $html, $class_name ) ? self::tags( $html ) : array() as $tag ) {
			if (
				null === $open
					&& ! $tag['closes']
					&& self::hasClass( substr( $html, $tag['start'], $tag['end'] - $tag['start'] ), $class_name )
			) {
				$open = $tag;
			}
			if ( null !== $open && $tag['name'] === $open['name'] ) {
				$depth += $tag['closes'] ? -1 : 1;
				if ( 0 === $depth ) {
					return self::parts( $html, $open, $tag );
				}
			}
		}
		return null;
	}

	/**
	 * @param array{name: string, start: int, end: int} $open
	 * @param array{start: int, end: int}               $close
	 * @return array{before: string, tag: string, open: string, inner: string, close: string, after: string}
	 */
	private static function parts( string $html, array $open, array $close ): array {
		return array(
			'before' => substr( $html, 0, $open['start'] ),
			'tag'    => $open['name'],
			'open'   => substr( $html, $open['start'], $open['end'] - $open['start'] ),
			'inner'  => substr( $html, $open['end'], $close['start'] - $open['end'] ),
			'close'  => substr( $html, $close['start'], $close['end'] - $close['start'] ),
			'after'  => substr( $html, $close['end'] ),
		);
	}

	/**
	 * @return Generator<array{name: string, closes: bool, start: int, end: int}> Tags in the order of the HTML, with
	 * their positions in bytes.
	 */
	private static function tags( string $html ): Generator {
		$end = 0;
		while ( 1 === preg_match( self::PIECE, $html, $found, PREG_OFFSET_CAPTURE, $end ) ) {
			$end = $found[0][1] + strlen( $found[0][0] );
			if ( ! isset( $found['name'], $found['closes'] ) ) {
				continue;
			}
			$name   = strtoupper( $found['name'][0] );
			$closes = '' !== $found['closes'][0];
			yield array( 'name' => $name, 'closes' => $closes, 'start' => $found[0][1], 'end' => $end );
			if ( ! $closes && in_array( $name, self::TEXT, true ) ) {
				$closer = stripos( $html, "</{$name}", $end );
				$end    = false === $closer ? strlen( $html ) : $closer;
			}
		}
	}

	private static function hasClass( string $tag, string $class_name ): bool {
		$reader = str_contains( $tag, $class_name ) ? new WP_HTML_Tag_Processor( $tag ) : null;
		return null !== $reader && $reader->next_tag() && true === $reader->has_class( $class_name );
	}
}
