<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\Island;

defined( 'ABSPATH' ) || exit;

/** Carousels and their slides (docs/reference/carousel.md). */
final class CarouselModule implements Module {

	public function __construct( private readonly Island $island ) {}

	public function register(): void {
		$carousel = new Carousel( new View() );
		$block    = new CarouselBlock( $this->island, $carousel );
		( new BlockHtml(
			array(
				'vestibule/carousel' => $block->html( ... ),
				'vestibule/slide'    => ( new SlideBlock() )->html( ... ),
			)
		) )->register();
		$marked = new MarkedElements( $this->island, $carousel );
		add_filter( 'render_block', $marked->made( ... ), 20 );
	}
}
