<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\Island;

/** Tabs and their panels (specification 2.6, 4.10). */
final class TabsModule implements Module {

	public function __construct( private readonly Island $island ) {}

	public function register(): void {
		( new BlockHtml( array() ) )->register();
	}
}
