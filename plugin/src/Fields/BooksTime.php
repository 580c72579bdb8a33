<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Types\Appointment\ChosenTime;

/**
 * Field type whose value is a time slot. The slot is booked in the transaction that stores the entry, so either both
 * are stored or neither.
 */
interface BooksTime {

	/** @return ChosenTime|null Null if no time was chosen. Expects a valid value. */
	public function chosenTime( Field $field, Value $value ): ?ChosenTime;
}
