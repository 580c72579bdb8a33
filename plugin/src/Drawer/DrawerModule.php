<?php

declare(strict_types=1);

namespace Vestibule\Drawer;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Drawers: what a button of the header brings in, such as the menu on a phone or the search (docs/reference/header.md).
 */
final class DrawerModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$this->services->page->blocks->add( array( 'vestibule/drawer' => $this->render( ... ) ) );
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes, string $content ): string {
		return ( new DrawerBlock( $this->services->page->ids(), $this->need( ... ) ) )->render( $attributes, $content );
	}

	private function need(): void {
		$this->services->page->foot->block( 'drawer' );
		$this->services->page->late->need( '.vestibule-drawer__button,a[href*=\'#\']', $this->services->assets->module( 'drawer' )->src() );
	}
}
