<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

/** Kind of message about entries. The value is the name of its outbox table. */
enum MessageKind: string {

	case Mail    = 'mails';
	case Webhook = 'webhook_deliveries';

	/**
	 * Returns the hook of the hourly cron event, which sends rows that no request has sent, for example because PHP was
	 * terminated.
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
	 * Returns the hook of the single cron event that runs when the next row is due.
	 *
	 * @return non-empty-string
	 */
	public function retryHook(): string {
		return match ( $this ) {
			self::Mail    => 'vestibule_mail_retry',
			self::Webhook => 'vestibule_webhook_retry',
		};
	}

	/**
	 * Returns the number of seconds that cron waits for the request that has stored an entry, because this request
	 * should send the rows itself.
	 */
	public function firstPause(): int {
		return match ( $this ) {
			self::Mail    => 10 * MINUTE_IN_SECONDS,
			self::Webhook => 2 * MINUTE_IN_SECONDS,
		};
	}

	/** @return list<int> Pauses after each failed attempt, in seconds. After the last one, the row is given up. */
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

	/** Returns the SQL order of due rows. Emails with confirmation links come first, because their entries expire. */
	public function order(): string {
		return match ( $this ) {
			self::Mail    => "CASE WHEN notification = 'opt-in' THEN 0 ELSE 1 END, id",
			self::Webhook => 'id',
		};
	}

	/**
	 * Returns the maximum number of rows per cron run. A mail server that doesn't respond takes up to 30 seconds per
	 * row, and a webhook endpoint up to 10 seconds.
	 */
	public function batch(): int {
		return match ( $this ) {
			self::Mail    => 50,
			self::Webhook => 100,
		};
	}
}
