<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

use Vestibule\View\Content;

/** Prints a slide; the carousel around it says which of how many it is. */
final class SlideBlock {

	/** What makes a slide without content one to look at. */
	private const LOOK = array( 'style' => true, 'backgroundColor' => true, 'gradient' => true );

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content ): string {
		if ( Content::isEmpty( $content ) && array() === array_intersect_key( $attributes, self::LOOK ) ) {
			return '';
		}
		$label = $attributes['label'] ?? '';
		$own   = is_string( $label ) && '' !== trim( $label ) ? array( 'data-label' => $label ) : array();
		if ( is_string( $attributes['anchor'] ?? null ) && '' !== $attributes['anchor'] ) {
			$own['id'] = $attributes['anchor'];
		}
		return '<div ' . get_block_wrapper_attributes( $own ) . '>' . $content . '</div>';
	}
}
