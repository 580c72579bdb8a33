<?php

declare(strict_types=1);

namespace Vestibule\Sticky;

use Vestibule\Contracts\Schema;
use Vestibule\Module;
use Vestibule\View\BuiltModule;

defined( 'ABSPATH' ) || exit;

/** Lets headers, bars and sidebars stay in the window (specification 2.8, 4.11). */
final class StickyModule implements Module {

	/** @param string $url Of the build. */
	public function __construct( private readonly string $url ) {}

	public function register(): void {
		$plugin = dirname( __DIR__, 2 );
		$module = new BuiltModule( $plugin . '/build', $this->url, 'sticky' );
		$blocks = new StickyBlocks( new Schema( $plugin . '/contracts' ), $module->need( ... ) );
		add_action( 'init', $module->register( ... ) );
		add_action( 'enqueue_block_editor_assets', $module->editor( ... ) );
		add_filter( 'register_block_type_args', $blocks->withAttribute( ... ), 10, 2 );
		foreach ( StickyBlocks::NAMES as $name ) {
			add_filter( "render_block_{$name}", $blocks->html( ... ), 20, 2 );
		}
	}
}
