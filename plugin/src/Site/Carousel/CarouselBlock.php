<?php

declare(strict_types=1);

namespace Vestibule\Site\Carousel;

use Vestibule\Kernel\Assets\VariationStyles;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Html\Island;
use Vestibule\Kernel\Wiring\BeforeBlock;
use Vestibule\Kernel\Wiring\Prints;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Carousels and their slides (docs/carousel.md). */
final class CarouselBlock {

	/** Block attributes that make a slide visible even if it has no content. */
	private const LOOK = array( 'style' => true, 'backgroundColor' => true, 'gradient' => true );

	public function __construct( private readonly Island $island, private readonly VariationStyles $variations ) {}

	#[BeforeBlock( 'vestibule/carousel' )]
	public function beginCarousels(): void {
		$this->variations->enqueueEarly( 'carousel' );
	}

	#[BeforeBlock( MarkedElements::MARK )]
	public function begin(): void {
		add_filter( 'render_block', $this->withMarked( ... ), 20 );
	}

	/**
	 * Turns marked elements in the HTML of any block into carousels. For blocks without the class, this is one text
	 * search.
	 */
	private function withMarked( string $html ): string {
		return str_contains( $html, MarkedElements::MARK )
			? ( new MarkedElements( $this->island, $this->carousel() ) )->made( $html )
			: $html;
	}

	private function carousel(): Carousel {
		return new Carousel( new View(), $this->variations );
	}

	/**
	 * Renders the carousel's slides, or the posts of a query loop. A regular expression removes the closing tag of the
	 * loop, because WordPress's tag processor can't remove tags.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/carousel' )]
	public function render( array $attributes, string $content ): string {
		$query = Element::find( $content, 'wp-block-post-template' );
		if ( null === $query || str_contains( $query['before'], 'wp-block-vestibule-slide' ) ) {
			return $this->printed( $attributes, new Slides( $content, 'wp-block-vestibule-slide' ), 'div' );
		}
		$inner = Slides::marked( $query['inner'] );
		if ( null === $inner ) {
			return $content;
		}
		// The list of the query loop moves into the carousel, so its wrapper is removed. Content after the list follows
		// below.
		$more = trim( (string) preg_replace( '#</div>\s*$#', '', $query['after'] ) );
		return $this->printed(
			$attributes,
			new Slides( $inner, Slides::MARK ),
			'ul',
			$more,
			$this->classOf( $query['open'] )
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param 'ul'|'div'           $tag Tag name of the element around the slides.
	 */
	private function printed(
		array $attributes,
		Slides $slides,
		string $tag,
		string $more = '',
		string $list = ''
	): string {
		if ( 0 === $slides->count ) {
			return '';
		}
		$parts  = $this->carousel()->parts(
			new Settings( $attributes ),
			$slides,
			$tag,
			$more,
			'' === $list ? array() : array( 'class' => $list )
		);
		$anchor = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
		$own    = array( 'id' => $this->island->ids->reserve( $anchor, '', 'carousel' ) ) + $parts['attributes'];
		$html   = $this->island->render( 'carousel', $parts['props'], $parts['inner'], $own );

		/** Filters the HTML of a carousel (docs/hooks.md). */
		$changed = apply_filters( 'vestibule/carousel_html', $html, $attributes );
		return is_string( $changed ) ? $changed : $html;
	}

	/** Returns the classes of a tag without those of WordPress's layouts. */
	private function classOf( string $tag ): string {
		$reader = new WP_HTML_Tag_Processor( $tag );
		$class  = $reader->next_tag() ? $reader->get_attribute( 'class' ) : '';
		return Carousel::withoutLayout( is_string( $class ) ? $class : '' );
	}

	/**
	 * Renders a slide. The carousel adds the slide's position and label later.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/slide' )]
	public function renderSlide( array $attributes, string $content ): string {
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
