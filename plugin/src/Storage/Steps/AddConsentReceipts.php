<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** One row for each choice about cookies: when, under which policy, which one; nothing of who it was. */
final class AddConsentReceipts implements Step {

	public function run( Database $database ): void {
		$database->execute(
			"CREATE TABLE IF NOT EXISTS {consent_receipts} (
				id char(32) NOT NULL,
				created_at datetime NOT NULL,
				policy_version int unsigned NOT NULL,
				choice varchar(20) NOT NULL,
				categories varchar(100) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				KEY created_at (created_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
	}
}
