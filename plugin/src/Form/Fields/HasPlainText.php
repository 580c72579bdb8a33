<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/** A type in which the same can be typed in several ways, such as a number: conditions and formulas read the plain one. */
interface HasPlainText {

	/** @return string What was typed, where it cannot be read. */
	public function plainText( Field $field, string $text ): string;
}
