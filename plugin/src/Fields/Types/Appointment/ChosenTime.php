<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeImmutable;

/** A time that a visitor chose and that its event offers; whether it is still free is decided when it is booked. */
final class ChosenTime {

	public function __construct(
		public readonly string $field,
		public readonly int $event,
		public readonly DateTimeImmutable $start,
		public readonly string $timezone,
		public readonly string $hold,
		public readonly int $host = 0,
	) {}
}
