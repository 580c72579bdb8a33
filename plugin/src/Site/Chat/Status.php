<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

/** Availability of an account, with the text to show if it is offline. */
final class Status {

	/**
	 * @param string $text Empty if the account is online.
	 * @param array{inDays: int, day: string, time: string}|null $next Next opening within a week; null if the account
	 * is online or does not open within a week.
	 */
	public function __construct(
		public readonly bool $isOnline,
		public readonly string $text = '',
		public readonly ?array $next = null,
	) {}
}
