<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/** An event of somebody's calendar: when it is, how it repeats, and nothing of what it is about. Pure. */
final class Event {

	/**
	 * @param int                $days     Its length in days of the clock on the wall, and in seconds on top.
	 * @param string             $rule     RRULE; empty where there is none.
	 * @param list<Time> $more     RDATE.
	 * @param list<Time> $not      EXDATE.
	 * @param Time|null  $original Which of an event's times it takes the place of.
	 * @param bool               $isFree   Cancelled, or marked as free time.
	 */
	public function __construct(
		public readonly string $uid,
		public readonly Time $start,
		public readonly int $days,
		public readonly int $seconds,
		public readonly string $rule,
		public readonly array $more,
		public readonly array $not,
		public readonly ?Time $original,
		public readonly bool $isFree,
	) {}

	/** By the clock on the wall, about. */
	public function length(): int {
		return 86_400 * $this->days + $this->seconds;
	}

	/**
	 * Its time where it begins at one of its starts.
	 *
	 * @return array{int, int} Seconds since 1970.
	 */
	public function period( Time $start ): array {
		$from = $start->instant();
		$end  = 0 === $this->days ? $from : $start->at( $start->wall + 86_400 * $this->days )->instant();
		return array( $from, $end + $this->seconds );
	}
}
