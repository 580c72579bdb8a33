<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

/** Whether an account can be reached, and what stands beside it when it cannot. */
final class Status {

	/**
	 * @param string                                                 $text Empty when online.
	 * @param array{inDays: int, day: string, time: string}|null $next The next opening within a week; null when online,
	 * or when there is none.
	 */
	public function __construct(
		public readonly bool $isOnline,
		public readonly string $text = '',
		public readonly ?array $next = null,
	) {}
}
