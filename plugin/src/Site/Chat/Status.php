<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

/** Availability of an account at one time, with the texts to show. */
final class Status {

	/**
	 * @param string $text Text to show if the account is offline. Empty if it is online.
	 * @param array{inDays: int, day: string, time: string}|null $next Next opening. Null if the account is online or
	 * does not open within a week.
	 */
	public function __construct(
		public readonly bool $isOnline,
		public readonly string $text = '',
		public readonly ?array $next = null,
	) {}
}
