<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeImmutable;

/**
 * Time that a visitor chose and that the appointment type offers. Booking it can still fail if it has been booked in
 * the meantime.
 */
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
