<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** What visitors have saved to go on with later, under the hash of the secret in their link. */
final class AddSavedForms implements Step {

	public function run( Database $database ): void {
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {saved_forms} (
				secret char(64) NOT NULL,
				form_id int unsigned NOT NULL,
				instance varchar(100) NOT NULL,
				email varchar(254) NOT NULL,
				data longtext NOT NULL,
				step smallint unsigned NOT NULL DEFAULT 0,
				created_at datetime NOT NULL,
				expires_at datetime NOT NULL,
				PRIMARY KEY  (secret),
				KEY email (email(191)),
				KEY expires (expires_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
