<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Kernel\Html\Island;
use WP_HTML_Tag_Processor;

/**
 * Turns elements with the class `vestibule-slide-init` into carousels (docs/carousel.md). The children of such an
 * element become the slides, and its `data-…` attributes are the settings.
 */
final class MarkedElements {

	/** Class that marks an element to become a carousel. */
	public const MARK = 'vestibule-slide-init';

	public function __construct( private readonly Island $island, private readonly Carousel $carousel ) {}

	public function made( string $html ): string {
		$done = '';
		while ( str_contains( $html, self::MARK ) ) {
			$element = Element::find( $html, self::MARK );
			if ( null === $element ) {
				break;
			}
			$made = $this->isMade( $element['open'] ) ? null : $this->carouselOf( $element );
			// Continue inside elements that were not converted, and after those that were.
			$done .= $element['before'] . ( $made ?? $element['open'] );
			$html  = null === $made ? $element['inner'] . $element['close'] . $element['after'] : $element['after'];
		}
		return $done . $html;
	}

	private function isMade( string $tag ): bool {
		$reader = new WP_HTML_Tag_Processor( $tag );
		return $reader->next_tag() && null !== $reader->get_attribute( 'data-island' );
	}

	/** @param array{before: string, tag: string, open: string, inner: string, close: string, after: string} $element */
	private function carouselOf( array $element ): ?string {
		// The caption of a gallery is not a slide. A regular expression finds it, because the tag processor can't
		// remove it.
		$caption = 1 === preg_match(
			'#<figcaption class="blocks-gallery-caption[^>]*>(?:(?!</figcaption>).)*</figcaption>\s*$#s',
			$element['inner'],
			$found
		)
			? $found[0]
			: '';
		$inner   = Slides::marked( substr( $element['inner'], 0, strlen( $element['inner'] ) - strlen( $caption ) ) );
		$slides  = null === $inner ? null : new Slides( $inner, Slides::MARK );
		if ( null === $slides || 0 === $slides->count ) {
			return null;
		}
		$wrapper = new WP_HTML_Tag_Processor( '<div' . substr( $element['open'], 1 + strlen( $element['tag'] ) ) );
		$wrapper->next_tag();
		// Only enqueue the style. If this rendered a block, WordPress would reload the whole page when a visitor opens
		// the next page of a query loop.
		wp_enqueue_style( 'vestibule-carousel-style' );
		$tag   = in_array( $element['tag'], array( 'UL', 'OL' ), true ) ? 'ul' : 'div';
		$parts = $this->carousel->parts( Settings::fromElement( $this->given( $wrapper ) ), $slides, $tag, $caption );
		$own   = array( 'id' => $this->id( $wrapper ) ) + $this->island->attributes(
			'carousel',
			$parts['props'],
			$parts['attributes']
		);
		foreach ( $own as $name => $value ) {
			$wrapper->set_attribute( $name, $this->joined( $wrapper, $name, $value ) );
		}
		return $wrapper->get_updated_html() . $parts['inner'] . '</div>';
	}

	/**
	 * @return array<string, string> Values of the element's `data-…` attributes by name in the contract, plus its label
	 * and classes.
	 */
	private function given( WP_HTML_Tag_Processor $tag ): array {
		$given = array();
		foreach ( $tag->get_attribute_names_with_prefix( 'data-' ) ?? array() as $name ) {
			$key           = lcfirst( str_replace( '-', '', ucwords( substr( $name, 5 ), '-' ) ) );
			$value         = $tag->get_attribute( $name );
			$given[ $key ] = is_string( $value ) ? $value : '';
		}
		$label = $tag->get_attribute( 'aria-label' );
		$class = $tag->get_attribute( 'class' );
		// By default, both arrows have the label "Next" (docs/carousel.md).
		return $given + array(
			'label'     => is_string( $label ) ? $label : '',
			'prevLabel' => __( 'Next', 'vestibule' ),
			'className' => is_string( $class ) ? $class : '',
		);
	}

	private function id( WP_HTML_Tag_Processor $tag ): string {
		$id = $tag->get_attribute( 'id' );
		return $this->island->ids->reserve( is_string( $id ) ? $id : '', '', 'carousel' );
	}

	/** Merges classes and styles with those that the element already has. Other attributes are replaced. */
	private function joined( WP_HTML_Tag_Processor $tag, string $name, string $value ): string {
		$known = $tag->get_attribute( $name );
		$known = is_string( $known ) ? $known : '';
		return match ( $name ) {
			'class' => trim( Carousel::withoutLayout( $known ) . ' wp-block-vestibule-carousel ' . $value ),
			'style' => trim( rtrim( trim( $known ), ';' ) . ';' . $value, ';' ),
			default => $value,
		};
	}
}
