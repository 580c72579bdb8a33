<?php

declare(strict_types=1);

namespace Vestibule\Site\Accordion;

use Vestibule\Module;
use Vestibule\Services;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Accordions and their items (docs/tabs.md). */
final class AccordionModule implements Module {

	private ?AccordionBlock $accordion = null;
	private ?FaqData $faq              = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$this->services->page->blocks->add(
			array(
				'vestibule/accordion'      => fn ( array $attributes, string $content, WP_Block $block ): string => $this->accordion()->render( $attributes, $content, $block ),
				'vestibule/accordion-item' => fn ( array $attributes, string $content, WP_Block $block ): string => $this->item()->render( $attributes, $content, $block ),
			)
		);
		add_filter( 'render_block_context', $this->intoContext( ... ), 10, 3 );
		add_action( 'wp_footer', fn () => $this->faq?->print() );
	}

	/**
	 * @param array<string, mixed> $context
	 * @param array<string, mixed> $parsed
	 * @return array<string, mixed>
	 */
	private function intoContext( array $context, array $parsed, ?WP_Block $around = null ): array {
		return 'vestibule/accordion' === $around?->name ? $this->accordion()->intoContext( $context, $parsed, $around ) : $context;
	}

	private function accordion(): AccordionBlock {
		$this->faq ??= new FaqData();
		return $this->accordion ??= new AccordionBlock( $this->services->page->island(), $this->faq );
	}

	private function item(): ItemBlock {
		return new ItemBlock( $this->services->page->ids() );
	}
}
