<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type of one value that may be posted in several parts, such as a date as day, month and year. */
interface JoinsParts {

	/** @param mixed $posted As PHP read it, whatever it is. What was typed comes back, also where it makes no value. */
	public function typed( Field $field, mixed $posted ): string;
}
