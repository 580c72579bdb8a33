<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

/** Prints a slide; the carousel around it says which of how many it is. */
final class SlideBlock {

	/** @param array<string, mixed> $attributes */
	public function html( array $attributes, string $content ): string {
		$label = $attributes['label'] ?? '';
		$own   = is_string( $label ) && '' !== trim( $label ) ? array( 'data-label' => $label ) : array();
		if ( is_string( $attributes['anchor'] ?? null ) && '' !== $attributes['anchor'] ) {
			$own['id'] = $attributes['anchor'];
		}
		return '<div ' . get_block_wrapper_attributes( $own ) . '>' . $content . '</div>';
	}
}
