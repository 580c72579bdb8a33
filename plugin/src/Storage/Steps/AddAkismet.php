<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * What Akismet was asked about an entry, for a while: a correction has to repeat it. `believed` is what Akismet holds it
 * for, `wanted` what the institute does.
 */
final class AddAkismet implements Step {

	public function run( Database $database ): void {
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {akismet} (
				submission_id bigint unsigned NOT NULL,
				question longtext NOT NULL,
				believed varchar(4) NOT NULL,
				wanted varchar(4) NOT NULL,
				tries tinyint unsigned NOT NULL DEFAULT 0,
				created_at datetime NOT NULL,
				PRIMARY KEY  (submission_id),
				KEY created_at (created_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
