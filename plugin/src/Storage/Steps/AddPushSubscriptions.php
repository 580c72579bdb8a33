<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * One row for each browser that asked for notifications; the endpoint is found by its hash, because an index is shorter
 * than an address.
 */
final class AddPushSubscriptions implements Step {

	public function run( Database $database ): void {
		$database->execute(
			"CREATE TABLE IF NOT EXISTS {push_subscriptions} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				endpoint_hash char(64) NOT NULL,
				endpoint varchar(2048) NOT NULL,
				public_key varchar(88) NOT NULL,
				auth varchar(24) NOT NULL,
				topics varchar(1000) NOT NULL DEFAULT '',
				user_id bigint unsigned NOT NULL DEFAULT 0,
				created_at datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY endpoint_hash (endpoint_hash),
				KEY user_id (user_id)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
	}
}
