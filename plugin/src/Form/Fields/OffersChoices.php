<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type whose values are chosen from a list that is not the editor's own, such as countries. */
interface OffersChoices {

	/** @return list<array{value: string, label: string}> */
	public function choices( Field $field ): array;
}
