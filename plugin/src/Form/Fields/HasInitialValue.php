<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type whose control is not empty when a visitor first sees it. */
interface HasInitialValue {

	/** @return array<string, string|list<string>> By posted name; what starts empty is missing. */
	public function initialValues( Field $field ): array;
}
