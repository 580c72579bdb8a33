<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

use Vestibule\Module;
use Vestibule\Services;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Tabs and their panels (docs/reference/tabs.md). */
final class TabsModule implements Module {

	private ?Rows $rows         = null;
	private ?EarlyScript $early = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$this->services->page->blocks->add(
			array(
				'vestibule/tabs' => $this->render( ... ),
				'vestibule/tab'  => static fn ( array $attributes, string $content ): string => ( new TabBlock() )->render( $attributes, $content ),
			)
		);
		add_action( 'wp_head', fn () => $this->early()->print(), 5 );
		add_action( 'wp_enqueue_scripts', fn () => $this->variations()->enqueueEarly() );
		add_filter( 'render_block_context', $this->intoContext( ... ), 10, 3 );
		add_filter( 'render_block_vestibule/tab', fn ( string $html, array $parsed, WP_Block $tab ): string => $this->rows()->keep( $html, $parsed, $tab ), PHP_INT_MAX, 3 );
	}

	/**
	 * @param array<string, mixed> $context
	 * @param array<string, mixed> $parsed
	 * @return array<string, mixed>
	 */
	private function intoContext( array $context, array $parsed, ?WP_Block $around = null ): array {
		return 'vestibule/tabs' === $around?->name ? $this->rows()->intoContext( $context, $parsed, $around ) : $context;
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes, string $content, WP_Block $block ): string {
		$this->variations()->enqueueFor( $attributes );
		return $this->tabs()->render( $attributes, $content, $block );
	}

	private function variations(): VariationSheet {
		return new VariationSheet( $this->services->assets );
	}

	private function tabs(): TabsBlock {
		return new TabsBlock( $this->services->page->island(), $this->rows(), new TabsView(), $this->early() );
	}

	private function rows(): Rows {
		return $this->rows ??= new Rows( $this->services->page->ids() );
	}

	/** What opens the tab that the address names while the page comes in. */
	private function early(): EarlyScript {
		return $this->early ??= new EarlyScript( $this->services->assets->module( 'tabs-early' ) );
	}
}
