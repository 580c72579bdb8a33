<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/** An event of somebody's calendar: when it is, how it repeats, and nothing of what it is about. Pure. */
final class Event {

	/**
	 * @param int                   $days     Its length in days of the clock on the wall, and in seconds on top.
	 * @param string                $rule     RRULE; empty where there is none.
	 * @param list<Time>            $more     RDATE.
	 * @param list<array{int, int}> $periods  RDATE with a length, in seconds since 1970.
	 * @param list<Time>            $not      EXDATE.
	 * @param Time|null             $original Which of an event's times it takes the place of.
	 * @param bool                  $isFree   Cancelled, or marked as free time.
	 * @param bool                  $moves    Whether it moves all later times of its event as well (THISANDFUTURE).
	 * @param bool                  $isWhole  Whether all of it was understood.
	 */
	public function __construct(
		public readonly string $uid,
		public readonly Time $start,
		public readonly int $days,
		public readonly int $seconds,
		public readonly string $rule,
		public readonly array $more,
		public readonly array $periods,
		public readonly array $not,
		public readonly ?Time $original,
		public readonly bool $isFree,
		public readonly bool $moves,
		public readonly bool $isWhole,
	) {}

	/** The same event at any time of its days. */
	public function atAnyTime(): self {
		return new self(
			uid: $this->uid,
			start: new Time( $this->start->wall - $this->start->wall % 86_400, $this->start->clock, true ),
			days: $this->days + ( $this->start->isDate ? 0 : 1 ),
			seconds: $this->seconds,
			rule: $this->rule,
			more: $this->more,
			periods: $this->periods,
			not: $this->not,
			original: $this->original,
			isFree: $this->isFree,
			moves: $this->moves,
			isWhole: false
		);
	}

	/** By the clock on the wall, about. */
	public function length(): int {
		return 86_400 * $this->days + $this->seconds;
	}

	/**
	 * Its time where it begins at one of its starts. In a zone that is not understood, all of the time that it may take.
	 *
	 * @return array{int, int} Seconds since 1970.
	 */
	public function period( Time $start ): array {
		$from = $start->instant();
		$end  = 0 === $this->days ? $from : $start->at( $start->wall + 86_400 * $this->days )->instant();
		$end += $this->seconds;
		return $end > $from ? array( $from - $start->clock->early, $end + $start->clock->late ) : array( $from, $from );
	}
}
