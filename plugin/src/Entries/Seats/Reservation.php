<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;

/** Spots that an entry has reserved with one of its fields, such as those of a course, for messages to the sender. */
final class Reservation {

	/**
	 * @param string            $name      Name of what was reserved.
	 * @param list<string>      $lines     Dates in words.
	 * @param bool              $isWaiting Whether the entry is on the waiting list.
	 * @param string            $manageUrl URL on which the sender can view and cancel the reservation. Only for emails
	 *                                     to the sender, because anyone with the URL can cancel it.
	 * @param Closure(): string $calendar  Returns an iCalendar file with the dates. Empty if the entry is on the waiting
	 *                                     list.
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
