<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type whose view or whose rules in the browser need more than what all types have in common. */
interface HasPageSettings {

	/** @return array<string, mixed> What the browser gets as the field's `settings`, by attribute; it is on the page for everyone to read. */
	public function pageSettings( Field $field ): array;
}
