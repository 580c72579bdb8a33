<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

/** What is sent about entries; the value is the table that its rows wait in. */
enum Kind: string {

	case Mail    = 'mails';
	case Webhook = 'webhook_deliveries';

	/**
	 * The hourly cron: what no request has sent, such as a mail whose PHP was killed before it was tried.
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
	 * The cron that runs when the next row is due, beside the hourly one.
	 *
	 * @return non-empty-string
	 */
	public function retryHook(): string {
		return match ( $this ) {
			self::Mail    => 'vestibule_mail_retry',
			self::Webhook => 'vestibule_webhook_retry',
		};
	}

	/** In seconds: how long the request that stored an entry has to send its rows, before cron does. */
	public function firstPause(): int {
		return match ( $this ) {
			self::Mail    => 10 * MINUTE_IN_SECONDS,
			self::Webhook => 2 * MINUTE_IN_SECONDS,
		};
	}

	/** @return list<int> Seconds after each failed try. After the last, the row is given up. */
	public function pauses(): array {
		return match ( $this ) {
			self::Mail    => array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS ),
			self::Webhook => array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS ),
		};
	}

	/** Order of due rows: emails that confirm an address come first, because their entries expire. */
	public function order(): string {
		return match ( $this ) {
			self::Mail    => "CASE WHEN notification = 'opt-in' THEN 0 ELSE 1 END, id",
			self::Webhook => 'id',
		};
	}

	/** Rows of one run of cron: a mail server that does not answer takes up to half a minute each, a receiver ten seconds. */
	public function batch(): int {
		return match ( $this ) {
			self::Mail    => 50,
			self::Webhook => 100,
		};
	}
}
