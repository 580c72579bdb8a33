<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

/**
 * Outcome of a request to a booking's page: an error with the submitted values, or a completed change. The page shows
 * the outcome above the booking.
 */
final class PageState {

	/**
	 * @param int    $status HTTP status.
	 * @param string $error  Error message. May be empty.
	 * @param string $done   `moved` or `cancelled` after a change. Otherwise empty.
	 * @param string $start  Submitted time.
	 * @param string $reason Submitted reason.
	 * @param string $first  First day for which available times are shown.
	 */
	public function __construct(
		public readonly int $status = 200,
		public readonly string $error = '',
		public readonly string $done = '',
		public readonly string $start = '',
		public readonly string $reason = '',
		public readonly string $first = '',
	) {}
}
