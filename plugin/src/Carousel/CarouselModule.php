<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Carousels and their slides (docs/reference/carousel.md). */
final class CarouselModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$carousel = new Carousel( new View() );
		$block    = new CarouselBlock( $this->services->page->island(), $carousel );
		$this->services->page->blocks->add(
			array(
				'vestibule/carousel' => $block->render( ... ),
				'vestibule/slide'    => ( new SlideBlock() )->render( ... ),
			)
		);
		$marked = new MarkedElements( $this->services->page->island(), $carousel );
		add_filter( 'render_block', $marked->made( ... ), 20 );
	}
}
