<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Carousels and their slides (docs/reference/carousel.md). */
final class CarouselModule implements Module {

	/** The class of an element that becomes a carousel. */
	public const MARK = 'vestibule-slide-init';

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$this->services->page->blocks->add(
			array(
				'vestibule/carousel' => fn ( array $attributes, string $content ): string => ( new CarouselBlock( $this->services->page->island(), $this->carousel() ) )->render( $attributes, $content ),
				'vestibule/slide'    => static fn ( array $attributes, string $content ): string => ( new SlideBlock() )->render( $attributes, $content ),
			)
		);
		add_filter( 'render_block', $this->withMarked( ... ), 20 );
	}

	/** Every block is looked at, so what has no mark costs one search in a text. */
	private function withMarked( string $html ): string {
		return str_contains( $html, self::MARK ) ? ( new MarkedElements( $this->services->page->island(), $this->carousel() ) )->made( $html ) : $html;
	}

	private function carousel(): Carousel {
		return new Carousel( new View() );
	}
}
