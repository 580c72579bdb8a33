<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\BuiltModule;
use Vestibule\View\Island;

defined( 'ABSPATH' ) || exit;

/** Tabs and their panels (docs/reference/tabs.md). */
final class TabsModule implements Module {

	/** @param BuiltModule $early What opens the tab that the address names while the page comes in. */
	public function __construct(
		private readonly Island $island,
		private readonly BuiltModule $early,
	) {}

	public function register(): void {
		$rows  = new Rows( $this->island->ids );
		$early = new EarlyScript( $this->early );
		$early->register();
		( new BlockHtml(
			array(
				'vestibule/tabs' => ( new TabsBlock( $this->island, $rows, new TabsView(), $early ) )->html( ... ),
				'vestibule/tab'  => ( new TabBlock() )->html( ... ),
			)
		) )->register();
		add_filter( 'render_block_context', $rows->intoContext( ... ), 10, 3 );
		add_filter( 'render_block_vestibule/tab', $rows->keep( ... ), PHP_INT_MAX, 3 );
	}
}
