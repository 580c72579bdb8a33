<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

use WP_HTML_Processor;

/** Finds the direct children of a list that somebody else's block printed: they become the slides. */
final class Children {

	/** Depth of what stands directly in a fragment: html, body, and the child. */
	private const DEPTH = 3;

	private const NO_SLIDES = array( 'SCRIPT', 'STYLE', 'TEMPLATE', 'FIGCAPTION' );

	/** @return string|null The same HTML with the class of Slides::MARK on each child; null when it cannot be read. */
	public static function marked( string $inner ): ?string {
		$reader = WP_HTML_Processor::create_fragment( $inner );
		if ( null === $reader ) {
			return null;
		}
		while ( $reader->next_tag() ) {
			if ( self::DEPTH === $reader->get_current_depth() && ! in_array( $reader->get_tag(), self::NO_SLIDES, true ) ) {
				$reader->add_class( Slides::MARK );
			}
		}
		return null === $reader->get_last_error() && null === $reader->get_unsupported_exception() ? $reader->get_updated_html() : null;
	}
}
