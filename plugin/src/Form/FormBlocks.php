<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Conditions\Part;

/** What the blocks of a form hold: its fields, and what of them conditions can hide. */
final class FormBlocks {

	/**
	 * @param list<Field> $fields In the order of the page.
	 * @param list<Part>  $parts  In the order of the page.
	 */
	public function __construct( public readonly array $fields, public readonly array $parts ) {}
}
