<?php

declare(strict_types=1);

namespace Vestibule\Modal;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\Island;

/** Modal dialogs (specification 2.5, 4.7). */
final class ModalModule implements Module {

	public function __construct( private readonly Island $island ) {}

	public function register(): void {
		( new BlockHtml( array() ) )->register();
	}
}
