<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

defined( 'ABSPATH' ) || exit;

/** A type of which a program gives something else than the text that a visitor posts, such as a number or `true`. */
interface TakesProgramValue extends DescribesValue {

	/**
	 * @param mixed $given Whatever a program gave.
	 * @return mixed The same as the form posts it; what is none of the type's stays as it is, and its rules refuse it.
	 */
	public function posted( Field $field, mixed $given ): mixed;
}
