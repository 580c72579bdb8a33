<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

use Vestibule\View\Island;
use WP_HTML_Tag_Processor;

/**
 * Prints the block vestibule/carousel: its own slides, or the articles of a query loop. The closing tag of the loop's
 * wrapper is taken off by a pattern: WordPress's tag processor changes attributes and cannot take out a tag.
 */
final class CarouselBlock {

	public function __construct( private readonly Island $island, private readonly Carousel $carousel ) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content ): string {
		$query = Element::find( $content, 'wp-block-post-template' );
		if ( null === $query || str_contains( $query['before'], 'wp-block-vestibule-slide' ) ) {
			return $this->printed( $attributes, new Slides( $content, 'wp-block-vestibule-slide' ), 'div' );
		}
		$inner = Children::marked( $query['inner'] );
		if ( null === $inner ) {
			return $content;
		}
		// The query's own wrapper goes: the list stands in the carousel's track. What followed the list stays below it.
		$more = trim( (string) preg_replace( '#</div>\s*$#', '', $query['after'] ) );
		return $this->printed( $attributes, new Slides( $inner, Slides::MARK ), 'ul', $more, $this->classOf( $query['open'] ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param 'ul'|'div'           $tag Around the slides.
	 */
	private function printed( array $attributes, Slides $slides, string $tag, string $more = '', string $list = '' ): string {
		if ( 0 === $slides->count ) {
			return '';
		}
		$parts  = $this->carousel->parts( new Settings( $attributes ), $slides, $tag, $more, '' === $list ? array() : array( 'class' => $list ) );
		$anchor = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
		$own    = array( 'id' => $this->island->ids->reserve( $anchor, '', 'carousel' ) ) + $parts['attributes'];
		$html   = $this->island->render( 'carousel', $parts['props'], $parts['inner'], $own );

		/** Before a carousel is put into the page; docs/hooks.md. */
		$changed = apply_filters( 'vestibule/carousel_html', $html, $attributes );
		return is_string( $changed ) ? $changed : $html;
	}

	/** Without those of a layout: the slides' places are the carousel's. */
	private function classOf( string $tag ): string {
		$reader = new WP_HTML_Tag_Processor( $tag );
		$class  = $reader->next_tag() ? $reader->get_attribute( 'class' ) : '';
		return Carousel::withoutLayout( is_string( $class ) ? $class : '' );
	}
}
