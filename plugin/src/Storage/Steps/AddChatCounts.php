<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** How often each chat account was opened, by day: a number, and nothing of who did it. */
final class AddChatCounts implements Step {

	public function run( Database $database ): void {
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {chat_counts} (
				day date NOT NULL,
				account_id bigint unsigned NOT NULL,
				opened int unsigned NOT NULL,
				PRIMARY KEY  (day, account_id)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
