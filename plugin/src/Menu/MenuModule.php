<?php

declare(strict_types=1);

namespace Vestibule\Menu;

use Vestibule\Module;
use Vestibule\Services;
use Vestibule\View\BuiltModule;

defined( 'ABSPATH' ) || exit;

/** Drop-down submenus of WordPress's navigation (docs/reference/header.md), without WordPress's script for them. */
final class MenuModule implements Module {

	private ?Menus $menus = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->menu()->registerStyle() );
		add_filter( 'render_block_core/navigation', $this->filterBlock( ... ), 20, 2 );
	}

	/** @param array<string, mixed> $block As it was parsed. */
	private function filterBlock( string $html, array $block ): string {
		$this->menus ??= new Menus( $this->need( ... ) );
		return $this->menus->filterBlock( $html, $block );
	}

	private function need(): void {
		$this->menu()->needStyle();
		$this->services->page->foot->module( 'menu-open' );
		$this->services->page->late->need( '.vestibule-menu,.vestibule-drawer__button', $this->menu()->src() );
	}

	private function menu(): BuiltModule {
		return $this->services->assets->module( 'menu' );
	}
}
