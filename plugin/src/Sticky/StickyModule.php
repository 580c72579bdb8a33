<?php

declare(strict_types=1);

namespace Vestibule\Sticky;

use Vestibule\Contracts\Schema;
use Vestibule\Module;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/**
 * Lets headers, bars and sidebars stay in the window (docs/reference/header.md). CSS does it; the scripts come with the
 * first scrolling.
 */
final class StickyModule implements Module {

	public function __construct(
		private readonly Schema $schema,
		private readonly LateModules $late,
		private readonly BuiltModule $sticky,
		private readonly BuiltModule $reveal,
	) {}

	public function register(): void {
		$blocks = new StickyBlocks( $this->schema, $this->need( ... ) );
		add_action( 'init', $this->sticky->registerStyle( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->sticky->editor( ... ) );
		add_filter( 'register_block_type_args', $blocks->withAttribute( ... ), 10, 2 );
		foreach ( StickyBlocks::NAMES as $name ) {
			add_filter( "render_block_{$name}", $blocks->html( ... ), 20, 2 );
		}
	}

	private function need( bool $isRevealing ): void {
		$this->sticky->needStyle();
		$this->late->need( LateModules::SCROLLING, $this->sticky->src() );
		if ( $isRevealing ) {
			$this->late->need( LateModules::SCROLLING, $this->reveal->src() );
		}
	}
}
