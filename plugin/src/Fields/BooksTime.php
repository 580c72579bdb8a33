<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Types\Appointment\ChosenTime;

/**
 * A type whose value is a time that is booked with the entry, in the transaction that stores it: either both are
 * stored or neither.
 */
interface BooksTime {

	/** @return ChosenTime|null Null when none was chosen. Of a value without errors. */
	public function chosenTime( Field $field, Value $value ): ?ChosenTime;
}
