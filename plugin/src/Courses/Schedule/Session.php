<?php

declare(strict_types=1);

namespace Vestibule\Courses\Schedule;

use DateTimeImmutable;

/** Date of a course. */
final class Session {

	/**
	 * @param string            $key      Original day such as 20270112. It stays the same when the date is moved. The
	 *                                    key of the second date on the same day ends with -2.
	 * @param DateTimeImmutable $start    Start in the time zone of the course.
	 * @param string            $location Location of this date. Empty if the location of the course applies.
	 * @param string            $note     Note for visitors.
	 */
	public function __construct(
		public readonly string $key,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly bool $isMoved = false,
		public readonly bool $isCanceled = false,
		public readonly string $location = '',
		public readonly string $note = '',
	) {}
}
