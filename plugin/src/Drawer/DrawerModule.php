<?php

declare(strict_types=1);

namespace Vestibule\Drawer;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\BuiltModule;
use Vestibule\View\PageIds;

defined( 'ABSPATH' ) || exit;

/** Drawers: what a button of the header brings in, such as the menu on a phone or the search (specification 2.8). */
final class DrawerModule implements Module {

	/** @param string $url Of the build. */
	public function __construct(
		private readonly PageIds $ids,
		private readonly string $url,
	) {}

	public function register(): void {
		$module = new BuiltModule( dirname( __DIR__, 2 ) . '/build', $this->url, 'drawer' );
		$drawer = new DrawerBlock( $this->ids, $module->need( ... ) );
		add_action( 'init', $module->register( ... ) );
		( new BlockHtml( array( 'vestibule/drawer' => $drawer->html( ... ) ) ) )->register();
	}
}
