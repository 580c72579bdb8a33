<?php

declare(strict_types=1);

namespace Vestibule\Menu;

use Vestibule\Module;
use Vestibule\View\BuiltModule;

defined( 'ABSPATH' ) || exit;

/** Drop-down submenus of WordPress's navigation (specification 2.8), without WordPress's script for them. */
final class MenuModule implements Module {

	/** @param string $url Of the build. */
	public function __construct( private readonly string $url ) {}

	public function register(): void {
		$module = new BuiltModule( dirname( __DIR__, 2 ) . '/build', $this->url, 'menu' );
		$menus  = new Menus( $module->need( ... ) );
		add_action( 'init', $module->register( ... ) );
		add_filter( 'render_block_core/navigation', $menus->html( ... ), 20, 2 );
	}
}
