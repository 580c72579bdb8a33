<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Generator;
use WP_HTML_Tag_Processor;

/**
 * Takes one element out of HTML that a block printed: what stands before it, its own tags, what it holds, what follows.
 * WordPress's reader of HTML knows what a tag is, and keeps to itself where it stands; the places are found here, and
 * not a byte of the HTML is written another way.
 */
final class Element {

	/** A comment, or a tag with its attributes: a `>` between quotes ends neither. */
	private const PIECE = '~<!--.*?-->|<(?<closes>/?)(?<name>[a-z][^\s/>]*+)(?:[\s/]++|[^\s/>=]++|=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s>"\'][^\s>]*+)?)*+>~is';

	/** What stands in these is text to a browser, whatever it looks like. */
	private const TEXT = array( 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'IFRAME', 'NOEMBED', 'NOFRAMES', 'XMP' );

	/**
	 * The first element from the start whose class list has the word.
	 *
	 * @return array{before: string, tag: string, open: string, inner: string, close: string, after: string}|null Null
	 * when there is none or it is never closed.
	 */
	public static function find( string $html, string $class_name ): ?array {
		$open  = null;
		$depth = 0;
		foreach ( str_contains( $html, $class_name ) ? self::tags( $html ) : array() as $tag ) {
			if ( null === $open && ! $tag['closes'] && self::hasClass( substr( $html, $tag['start'], $tag['end'] - $tag['start'] ), $class_name ) ) {
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

	/** @return Generator<array{name: string, closes: bool, start: int, end: int}> In the order of the HTML. */
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
