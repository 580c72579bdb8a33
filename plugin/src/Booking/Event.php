<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeZone;

/** What can be booked, as its settings say (contract event). */
final class Event {

	/**
	 * @param int $minutes  Length of one appointment.
	 * @param int $capacity Seats at each time.
	 * @param int $notice   Minutes between booking and start.
	 * @param int $horizon  Days ahead, today not counted.
	 */
	public function __construct(
		public readonly int $id,
		public readonly DateTimeZone $zone,
		public readonly WeeklyHours $hours,
		public readonly int $minutes = 30,
		public readonly int $capacity = 1,
		public readonly int $notice = 0,
		public readonly int $horizon = 60,
	) {}
}
