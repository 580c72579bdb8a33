<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Types\Appointment\ChosenTime;

/**
 * Field type for choosing a time. The time is booked in the transaction that stores the entry, so either both succeed
 * or neither does.
 */
interface BooksTime {

	/** @return ChosenTime|null Null if no time was chosen. The value must be valid. */
	public function chosenTime( Field $field, Value $value ): ?ChosenTime;
}
