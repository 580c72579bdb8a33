<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

/** Fired when email to unconfirmed addresses has reached 80 % of the daily limit, and again at the limit. */
final class MailBudgetReached {

	/**
	 * @param int $used  Emails of the current day.
	 * @param int $limit Of the whole site.
	 */
	public function __construct( public readonly int $used, public readonly int $limit ) {}
}
