<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeImmutable;

/**
 * Time that a visitor has chosen and that the appointment type offers. Booking it can still fail, if another visitor
 * books it first.
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
