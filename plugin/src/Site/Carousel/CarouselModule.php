<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Kernel\Html\Html;
use Vestibule\Module;
use Vestibule\Services;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Carousels and their slides (docs/carousel.md). */
final class CarouselModule implements Module {

	/** What makes a slide without content one to look at. */
	private const LOOK = array( 'style' => true, 'backgroundColor' => true, 'gradient' => true );

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$this->services->page->blocks->add(
			array(
				'vestibule/carousel' => $this->render( ... ),
				'vestibule/slide'    => $this->renderSlide( ... ),
			)
		);
		add_filter( 'render_block', $this->withMarked( ... ), 20 );
	}

	/** Every block is looked at, so what has no mark costs one search in a text. */
	private function withMarked( string $html ): string {
		return str_contains( $html, MarkedElements::MARK ) ? ( new MarkedElements( $this->services->page->island(), $this->carousel() ) )->made( $html ) : $html;
	}

	private function carousel(): Carousel {
		return new Carousel( new View() );
	}

	/**
	 * The carousel's own slides, or the articles of a query loop. The closing tag of the loop's wrapper is taken off by
	 * a pattern: WordPress's tag processor changes attributes and cannot take out a tag.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function render( array $attributes, string $content ): string {
		$query = Element::find( $content, 'wp-block-post-template' );
		if ( null === $query || str_contains( $query['before'], 'wp-block-vestibule-slide' ) ) {
			return $this->printed( $attributes, new Slides( $content, 'wp-block-vestibule-slide' ), 'div' );
		}
		$inner = Slides::marked( $query['inner'] );
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
		$parts  = $this->carousel()->parts( new Settings( $attributes ), $slides, $tag, $more, '' === $list ? array() : array( 'class' => $list ) );
		$anchor = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
		$island = $this->services->page->island();
		$own    = array( 'id' => $island->ids->reserve( $anchor, '', 'carousel' ) ) + $parts['attributes'];
		$html   = $island->render( 'carousel', $parts['props'], $parts['inner'], $own );

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

	/**
	 * A slide; the carousel around it says which of how many it is.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function renderSlide( array $attributes, string $content ): string {
		if ( Html::isEmpty( $content ) && array() === array_intersect_key( $attributes, self::LOOK ) ) {
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
