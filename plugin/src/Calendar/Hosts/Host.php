<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hosts;

use Vestibule\Calendar\Hours\Schedule;

/** Somebody whose time is booked. One host may belong to several events and is at one place at a time. */
final class Host {

	/**
	 * @param Schedule|null $schedule     Null where the host is there whenever an event offers times.
	 * @param bool          $hasCalendars Whether calendars elsewhere take time of theirs (Busy\Calendars).
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $email = '',
		public readonly ?Schedule $schedule = null,
		public readonly bool $hasCalendars = false,
	) {}

	/** What all who want their time wait for (Entries\Seats\Resources). */
	public function resource(): string {
		return "host:{$this->id}";
	}
}
