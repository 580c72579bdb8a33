<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type whose value comes of other answers: what is sent for it is not looked at. */
interface ComputesValue {

	/**
	 * @param array<string, string|list<string>> $answers By posted name, in plain text, of the fields that are shown.
	 * @return string As it is stored.
	 */
	public function compute( Field $field, array $answers ): string;
}
