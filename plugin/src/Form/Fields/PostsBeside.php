<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type with a control more, whose text is read into the value of the field, such as that of "Other". */
interface PostsBeside {

	/** @return array<string, string> Labels by posted name: a page that shows a form again has to know the texts. */
	public function besides( Field $field ): array;
}
