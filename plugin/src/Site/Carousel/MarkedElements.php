<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Kernel\Html\Island;
use WP_HTML_Tag_Processor;

/**
 * Makes a carousel of any element of a page that has the class `vestibule-slide-init` (docs/carousel.md): its
 * children are the slides, its `data-…` attributes the settings.
 *
 * One pattern goes over HTML here, for a gallery's caption at its end: WordPress's tag processor changes attributes and
 * cannot take an element out.
 */
final class MarkedElements {

	/** The class of an element that becomes a carousel. */
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
			// What was made, or is left as it stands, is not looked at again.
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
		// A gallery's own caption is no slide.
		$caption = 1 === preg_match( '#<figcaption class="blocks-gallery-caption[^>]*>(?:(?!</figcaption>).)*</figcaption>\s*$#s', $element['inner'], $found ) ? $found[0] : '';
		$inner   = Slides::marked( substr( $element['inner'], 0, strlen( $element['inner'] ) - strlen( $caption ) ) );
		$slides  = null === $inner ? null : new Slides( $inner, Slides::MARK );
		if ( null === $slides || 0 === $slides->count ) {
			return null;
		}
		$wrapper = new WP_HTML_Tag_Processor( '<div' . substr( $element['open'], 1 + strlen( $element['tag'] ) ) );
		$wrapper->next_tag();
		// No block of ours is printed here, so that WordPress brings the loop's next page without loading the page.
		wp_enqueue_style( 'vestibule-carousel-style' );
		$tag   = in_array( $element['tag'], array( 'UL', 'OL' ), true ) ? 'ul' : 'div';
		$parts = $this->carousel->parts( Settings::fromElement( $this->given( $wrapper ) ), $slides, $tag, $caption );
		$own   = array( 'id' => $this->id( $wrapper ) ) + $this->island->attributes( 'carousel', $parts['props'], $parts['attributes'] );
		foreach ( $own as $name => $value ) {
			$wrapper->set_attribute( $name, $this->joined( $wrapper, $name, $value ) );
		}
		return $wrapper->get_updated_html() . $parts['inner'] . '</div>';
	}

	/** @return array<string, string> The element's data attributes under the names of the contract. */
	private function given( WP_HTML_Tag_Processor $tag ): array {
		$given = array();
		foreach ( $tag->get_attribute_names_with_prefix( 'data-' ) ?? array() as $name ) {
			$key           = lcfirst( str_replace( '-', '', ucwords( substr( $name, 5 ), '-' ) ) );
			$value         = $tag->get_attribute( $name );
			$given[ $key ] = is_string( $value ) ? $value : '';
		}
		$label = $tag->get_attribute( 'aria-label' );
		// A missing word for "previous" is that for "next" (docs/carousel.md).
		return $given + array( 'label' => is_string( $label ) ? $label : '', 'prevLabel' => __( 'Next', 'vestibule' ) );
	}

	private function id( WP_HTML_Tag_Processor $tag ): string {
		$id = $tag->get_attribute( 'id' );
		return $this->island->ids->reserve( is_string( $id ) ? $id : '', '', 'carousel' );
	}

	/** Classes and styles come to the element's own. */
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
