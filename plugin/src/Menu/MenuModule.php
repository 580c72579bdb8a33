<?php

declare(strict_types=1);

namespace Vestibule\Menu;

use Vestibule\Module;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/** Drop-down submenus of WordPress's navigation (docs/reference/header.md), without WordPress's script for them. */
final class MenuModule implements Module {

	public function __construct(
		private readonly LateModules $late,
		private readonly BuiltModule $menu,
	) {}

	public function register(): void {
		$menus = new Menus( $this->need( ... ) );
		add_action( 'init', $this->menu->registerStyle( ... ) );
		add_filter( 'render_block_core/navigation', $menus->html( ... ), 20, 2 );
	}

	private function need(): void {
		$this->menu->needStyle();
		$this->late->need( '.vestibule-menu,.vestibule-drawer__button', $this->menu->src() );
	}
}
