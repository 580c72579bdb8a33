<?php

declare(strict_types=1);

namespace Vestibule\Accordion;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\Island;

/** Accordions and their items (specification 2.6, 4.10). */
final class AccordionModule implements Module {

	public function __construct( private readonly Island $island ) {}

	public function register(): void {
		( new BlockHtml( array() ) )->register();
	}
}
