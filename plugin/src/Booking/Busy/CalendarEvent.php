<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

/** An event of somebody's calendar: when it is, how it repeats, and nothing of what it is about. Pure. */
final class CalendarEvent {

	/**
	 * @param array{int, int}   $length   In days of the clock on the wall, and in seconds on top.
	 * @param CalendarTime|null $original Which of an event's times it takes the place of.
	 * @param bool              $isFree   Cancelled, or marked as free time.
	 */
	public function __construct(
		public readonly string $uid,
		public readonly CalendarTime $start,
		private readonly array $length,
		public readonly Repeats $repeats,
		public readonly ?CalendarTime $original,
		public readonly bool $isFree,
	) {}

	/** By the clock on the wall, about. */
	public function seconds(): int {
		return 86_400 * $this->length[0] + $this->length[1];
	}

	/**
	 * Its time where it begins at one of its starts.
	 *
	 * @return array{int, int} Seconds since 1970.
	 */
	public function period( CalendarTime $start ): array {
		$from = $start->instant();
		$end  = 0 === $this->length[0] ? $from : $start->at( $start->wall + 86_400 * $this->length[0] )->instant();
		return array( $from, $end + $this->length[1] );
	}
}
