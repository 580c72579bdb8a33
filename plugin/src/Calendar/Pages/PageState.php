<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

/** What the page of a booking shows besides the booking. */
final class PageState {

	/**
	 * @param int    $status Of the answer.
	 * @param string $error  Why nothing was changed.
	 * @param string $done   moved or cancelled, after a redirect.
	 * @param string $start  The time that was chosen.
	 * @param string $reason What was typed.
	 * @param string $first  The first day whose free times are shown.
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
