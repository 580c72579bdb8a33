<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;

/** Spots that a field has reserved for an entry, such as spots in a course. Used in messages to the sender. */
final class Reservation {

	/**
	 * @param string            $name      Name of the course or other object with the spots.
	 * @param list<string>      $lines     Dates as text.
	 * @param bool              $isWaiting Whether the entry is on the waiting list.
	 * @param string            $manageUrl URL at which the sender can view and cancel the reservation. Only emails to
	 * the sender may contain it, because anyone with the URL can cancel.
	 * @param Closure(): string $calendar  Returns an iCalendar file with the dates. The file is empty if the entry is
	 * on the waiting list.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $lines,
		public readonly bool $isWaiting,
		public readonly string $manageUrl,
		private readonly Closure $calendar,
	) {}

	public function calendar(): string {
		return ( $this->calendar )();
	}
}
