<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** What a visitor's request is, as far as a feature need not be ready for it. */
final class PageRequest {

	/** Whether WordPress's index.php answers: a page, a feed or REST; not wp-admin, its calls, cron or a command. */
	public static function isNow(): bool {
		return wp_using_themes() && ! is_admin();
	}
}
