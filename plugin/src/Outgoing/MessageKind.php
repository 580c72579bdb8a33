<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

/** Kind of message that is sent about entries. The value is the name of its outbox table. */
enum MessageKind: string {

	case Mail    = 'mails';
	case Webhook = 'webhook_deliveries';

	/**
	 * Returns the hook of the hourly cron event. The event sends rows that no request has sent, for example because PHP
	 * was killed.
	 *
	 * @return non-empty-string
	 */
	public function hook(): string {
		return match ( $this ) {
			self::Mail    => 'vestibule_mail',
			self::Webhook => 'vestibule_webhooks',
		};
	}

	/**
	 * Returns the hook of the single cron event for the time when the next row is due.
	 *
	 * @return non-empty-string
	 */
	public function retryHook(): string {
		return match ( $this ) {
			self::Mail    => 'vestibule_mail_retry',
			self::Webhook => 'vestibule_webhook_retry',
		};
	}

	/** Returns the number of seconds in which the request that stored an entry can send the rows before cron does. */
	public function firstPause(): int {
		return match ( $this ) {
			self::Mail    => 10 * MINUTE_IN_SECONDS,
			self::Webhook => 2 * MINUTE_IN_SECONDS,
		};
	}

	/** @return list<int> Seconds to wait after each failed attempt. After the last attempt, the row is given up. */
	public function pauses(): array {
		return match ( $this ) {
			self::Mail    => array(
				5 * MINUTE_IN_SECONDS,
				30 * MINUTE_IN_SECONDS,
				2 * HOUR_IN_SECONDS,
				12 * HOUR_IN_SECONDS,
			),
			self::Webhook => array(
				MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS,
				12 * HOUR_IN_SECONDS,
			),
		};
	}

	/** Order of due rows: emails that confirm an address come first, because their entries expire. */
	public function order(): string {
		return match ( $this ) {
			self::Mail    => "CASE WHEN notification = 'opt-in' THEN 0 ELSE 1 END, id",
			self::Webhook => 'id',
		};
	}

	/**
	 * Returns the maximum number of rows per cron run. A mail server that does not respond takes up to 30 seconds per
	 * row, a webhook receiver 10.
	 */
	public function batch(): int {
		return match ( $this ) {
			self::Mail    => 50,
			self::Webhook => 100,
		};
	}
}
