<?php

declare(strict_types=1);

namespace Vestibule\Accordion;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\Island;

defined( 'ABSPATH' ) || exit;

/** Accordions and their items (docs/reference/tabs.md). */
final class AccordionModule implements Module {

	public function __construct( private readonly Island $island ) {}

	public function register(): void {
		$groups = new Groups();
		$faq    = new FaqData();
		( new BlockHtml(
			array(
				'vestibule/accordion'      => ( new AccordionBlock( $this->island, $groups, $faq ) )->html( ... ),
				'vestibule/accordion-item' => ( new ItemBlock( $this->island->ids, new ItemView() ) )->html( ... ),
			)
		) )->register();
		add_filter( 'render_block_context', $groups->intoContext( ... ), 10, 3 );
		add_action( 'wp_footer', $faq->print( ... ) );
	}
}
