<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type that posts under several names, such as `names[first_name]`; each part has its own label and errors. */
interface HasParts {

	/**
	 * The parts that are shown, in order.
	 *
	 * @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> `key` is what
	 * stands in the brackets of `name`; `autocomplete` an HTML autofill token.
	 */
	public function parts( Field $field ): array;
}
