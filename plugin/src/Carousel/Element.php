<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Takes one element out of HTML that a block printed: what stands before it, its own tags, what it holds, what follows.
 */
final class Element extends WP_HTML_Tag_Processor {

	/**
	 * The first element from the start whose class list has the word.
	 *
	 * @return array{before: string, tag: string, open: string, inner: string, close: string, after: string}|null Null
	 * when there is none or it is never closed.
	 */
	public static function find( string $html, string $class_name ): ?array {
		$reader = new self( $html );
		return $reader->next_tag( array( 'class_name' => $class_name ) ) ? $reader->parts() : null;
	}

	/** @return array{before: string, tag: string, open: string, inner: string, close: string, after: string}|null */
	private function parts(): ?array {
		$tag = (string) $this->get_tag();
		[ $start, $inner ] = $this->span();
		$depth = 1;
		while ( $depth > 0 && $this->next_tag(
			array(
				'tag_name'    => $tag,
				'tag_closers' => 'visit',
			)
		) ) {
			$depth += $this->is_tag_closer() ? -1 : 1;
		}
		if ( $depth > 0 ) {
			return null;
		}
		[ $end, $after ] = $this->span();
		return array(
			'before' => substr( $this->html, 0, $start ),
			'tag'    => $tag,
			'open'   => substr( $this->html, $start, $inner - $start ),
			'inner'  => substr( $this->html, $inner, $end - $inner ),
			'close'  => substr( $this->html, $end, $after - $end ),
			'after'  => substr( $this->html, $after ),
		);
	}

	/** @return array{int, int} Where the current tag starts, and where it has ended. */
	private function span(): array {
		$this->set_bookmark( 'here' );
		$here = $this->bookmarks['here'];
		return array( $here->start, $here->start + $here->length );
	}
}
