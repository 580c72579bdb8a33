<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** One row for each file of a visitor; one that no entry has claimed has an end. */
final class AddUploads implements Step {

	public function run( Database $database ): void {
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {uploads} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				reference char(32) NOT NULL,
				form_id bigint unsigned NOT NULL,
				field varchar(64) NOT NULL,
				name varchar(200) NOT NULL,
				type varchar(100) NOT NULL,
				size bigint unsigned NOT NULL,
				file char(32) NOT NULL,
				submission_id bigint unsigned NULL,
				expires_at datetime NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY reference (reference),
				KEY submission_id (submission_id),
				KEY expires_at (expires_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
