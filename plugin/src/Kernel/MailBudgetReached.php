<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

/**
 * Fired when emails to unconfirmed addresses have reached 80% of the daily limit, and again when they reach the limit.
 */
final class MailBudgetReached {

	/**
	 * @param int $used  Number of emails on the current day.
	 * @param int $limit Daily limit of the whole site.
	 */
	public function __construct( public readonly int $used, public readonly int $limit ) {}
}
