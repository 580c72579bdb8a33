<?php

declare(strict_types=1);

namespace Vestibule\Sticky;

use Vestibule\Module;
use Vestibule\Services;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/**
 * Lets headers, bars and sidebars stay in the window (docs/reference/header.md). CSS does it; the scripts come with the
 * first scrolling.
 */
final class StickyModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$blocks = new StickyBlocks( $this->services->schema, $this->need( ... ) );
		add_action( 'init', fn () => $this->sticky()->registerStyle() );
		add_action( 'enqueue_block_editor_assets', fn () => $this->sticky()->editor() );
		add_filter( 'register_block_type_args', $blocks->withAttribute( ... ), 10, 2 );
		foreach ( StickyBlocks::NAMES as $name ) {
			add_filter( "render_block_{$name}", $blocks->filterBlock( ... ), 20, 2 );
		}
	}

	private function need( bool $isRevealing ): void {
		$this->sticky()->needStyle();
		$this->services->page->foot->module( 'sticky-stuck' );
		$this->services->page->late->need( LateModules::SCROLLING, $this->sticky()->src() );
		if ( $isRevealing ) {
			$this->services->page->late->need( LateModules::SCROLLING, $this->services->assets->module( 'sticky-reveal' )->src() );
		}
	}

	private function sticky(): BuiltModule {
		return $this->services->assets->module( 'sticky' );
	}
}
