<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** One row for each post that subscribers were notified of: how many were reached. */
final class AddPushSendings implements Step {

	public function run( Database $database ): void {
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {push_sendings} (
				post_id bigint unsigned NOT NULL,
				started_at datetime NOT NULL,
				sent int NOT NULL DEFAULT 0,
				gone int NOT NULL DEFAULT 0,
				failed int NOT NULL DEFAULT 0,
				waiting int NOT NULL DEFAULT 0,
				PRIMARY KEY  (post_id),
				KEY started_at (started_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
