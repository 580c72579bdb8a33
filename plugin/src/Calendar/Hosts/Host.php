<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hosts;

use Vestibule\Calendar\Hours\Schedule;

/**
 * Person who can be booked. A host can have several appointment types. An appointment of one type makes the host busy
 * for all of them.
 */
final class Host {

	/**
	 * @param Schedule|null $schedule     Hours of the host. Null if the hours of the appointment type apply.
	 * @param bool          $hasCalendars Whether external calendars can make the host busy (Busy\Calendars).
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $email = '',
		public readonly ?Schedule $schedule = null,
		public readonly bool $hasCalendars = false,
	) {}

	/** Returns the name of the row to lock before booking the host (Entries\Seats\Resources). */
	public function resource(): string {
		return "host:{$this->id}";
	}
}
