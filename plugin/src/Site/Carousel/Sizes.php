<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use WP_HTML_Tag_Processor;

/**
 * Corrects the `sizes` attribute of images in slides. WordPress assumes that an image can be as wide as the window, but
 * a slide is narrower (docs/carousel.md, the column rule).
 */
final class Sizes {

	/** Minimum window width in px for each size. */
	private const FROM = array( 'xxl' => 1500, 'xl' => 1200, 'md' => 992, 'sm' => 768, 'xs' => 544, 'ss' => 0 );

	/** Default value of `sizes` in WordPress. It starts with `auto` for images that are loaded lazily. */
	private const COMMON = '/^(auto, ?)?\(max-width: \d+px\) 100vw, \d+px$/';

	/** @param array<string, int> $columns Number of visible slides by size. */
	public static function in( string $html, array $columns ): string {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$sizes = self::fromColumns( $columns );
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$said = $tags->get_attribute( 'sizes' );
			if ( is_string( $said ) && 1 === preg_match( self::COMMON, $said, $found ) ) {
				$tags->set_attribute( 'sizes', ( $found[1] ?? '' ) . $sizes );
			}
		}
		return $tags->get_updated_html();
	}

	/** @param array<string, int> $columns */
	private static function fromColumns( array $columns ): string {
		$widths = array();
		foreach ( self::FROM as $size => $from ) {
			$width = self::share( max( 1, $columns[ $size ] ?? 1 ) );
			// If the next smaller size has the same width, its media query covers both.
			if ( end( $widths ) === $width ) {
				array_pop( $widths );
			}
			$widths[ $from > 0 ? "(min-width: {$from}px) " : '' ] = $width;
		}
		return implode(
			', ',
			array_map(
				static fn ( string $when, string $width ): string => $when . $width,
				array_keys( $widths ),
				$widths
			)
		);
	}

	private static function share( int $columns ): string {
		return ceil( 100 / $columns ) . 'vw';
	}
}
