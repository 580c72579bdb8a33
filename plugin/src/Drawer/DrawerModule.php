<?php

declare(strict_types=1);

namespace Vestibule\Drawer;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;
use Vestibule\View\PageIds;

defined( 'ABSPATH' ) || exit;

/**
 * Drawers: what a button of the header brings in, such as the menu on a phone or the search (docs/reference/header.md).
 */
final class DrawerModule implements Module {

	public function __construct(
		private readonly PageIds $ids,
		private readonly LateModules $late,
		private readonly BuiltModule $drawer,
	) {}

	public function register(): void {
		$drawer = new DrawerBlock( $this->ids, $this->need( ... ) );
		( new BlockHtml( array( 'vestibule/drawer' => $drawer->html( ... ) ) ) )->register();
	}

	private function need(): void {
		$this->late->need( '.vestibule-drawer__button,a[href*=\'#\']', $this->drawer->src() );
	}
}
