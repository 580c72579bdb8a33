<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Kernel\Html\Island;
use WP_HTML_Tag_Processor;

/**
 * Turns elements with the class `vestibule-slide-init` into carousels (docs/carousel.md). Their children are the
 * slides, and their `data-…` attributes the settings.
 *
 * A gallery's caption is found by a regular expression, because WordPress's tag processor can't remove an element.
 */
final class MarkedElements {

	/** Class of an element that becomes a carousel. */
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
			// Elements that were replaced or can't be replaced are not searched again.
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
		// The gallery's caption is not a slide.
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
		// Enqueue the style only, because rendering a block would make WordPress reload the page for the loop's next
		// page.
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

	/** @return array<string, string> Data attributes of the element, by names in the contract, and its classes. */
	private function given( WP_HTML_Tag_Processor $tag ): array {
		$given = array();
		foreach ( $tag->get_attribute_names_with_prefix( 'data-' ) ?? array() as $name ) {
			$key           = lcfirst( str_replace( '-', '', ucwords( substr( $name, 5 ), '-' ) ) );
			$value         = $tag->get_attribute( $name );
			$given[ $key ] = is_string( $value ) ? $value : '';
		}
		$label = $tag->get_attribute( 'aria-label' );
		$class = $tag->get_attribute( 'class' );
		// Both arrows have the default label "Next" (docs/carousel.md).
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

	/** Appends classes and styles to those that the element has already. */
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
