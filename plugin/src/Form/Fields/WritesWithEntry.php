<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;

/**
 * A type that writes rows of its own in the transaction that stores the entry: either both are there or none. It may be
 * run again from its beginning, so it writes to the database and does nothing else.
 */
interface WritesWithEntry {

	/**
	 * @param Value $value As it is stored; empty when nothing was given.
	 * @throws \Vestibule\Form\SubmissionRefused When the value does not hold any more.
	 */
	public function write( Field $field, Value $value, int $form, int $entry ): void;
}
