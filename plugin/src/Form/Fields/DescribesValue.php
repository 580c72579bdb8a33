<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type whose value can be said in more than “a text”, for programs that fill the form in. */
interface DescribesValue {

	/** @return array<string, mixed> JSON Schema, without `title` and `description`. */
	public function valueSchema( Field $field ): array;
}
