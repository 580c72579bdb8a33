<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

/** How an event repeats, as it is written. */
final class Repeats {

	/**
	 * @param string             $rule RRULE; empty where there is none.
	 * @param list<CalendarTime> $more RDATE.
	 * @param list<CalendarTime> $not  EXDATE.
	 */
	public function __construct( public readonly string $rule, public readonly array $more, public readonly array $not ) {}
}
