<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/** Event of an external calendar: its times and its recurrence, without title and description. No side effects. */
final class Event {

	/**
	 * @param int                   $days     Length in calendar days, in addition to `$seconds`.
	 * @param string                $rule     RRULE. Empty if the event does not recur.
	 * @param list<Time>            $more     Additional start times (RDATE).
	 * @param list<array{int, int}> $periods  Additional periods with their own length (RDATE), as Unix timestamps.
	 * @param list<Time>            $not      Excluded start times (EXDATE).
	 * @param Time|null             $original Start of the occurrence that this event replaces.
	 * @param bool                  $isFree   Whether the event is canceled or marked as free.
	 * @param bool                  $moves    Whether the event also replaces all later occurrences (THISANDFUTURE).
	 * @param bool                  $isWhole  Whether the event could be read completely.
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

	/** Returns a copy that lasts for whole days, for an event whose time of day is uncertain. */
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

	/** Returns the approximate length in seconds. */
	public function length(): int {
		return 86_400 * $this->days + $this->seconds;
	}

	/**
	 * Returns the period of the occurrence with this start. If the time zone is unknown, returns the longest possible
	 * period.
	 *
	 * @return array{int, int} Unix timestamps.
	 */
	public function period( Time $start ): array {
		$from = $start->instant();
		$end  = 0 === $this->days ? $from : $start->at( $start->wall + 86_400 * $this->days )->instant();
		$end += $this->seconds;
		return $end > $from ? array( $from - $start->clock->early, $end + $start->clock->late ) : array( $from, $from );
	}
}
