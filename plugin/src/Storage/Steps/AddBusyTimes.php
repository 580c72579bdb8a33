<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * The calendars that hosts have elsewhere, with how reading them went, and the times that they take. The addresses
 * themselves are secrets and stand with the host; here is only what recognises them.
 */
final class AddBusyTimes implements Step {

	public function run( Database $database ): void {
		$database->execute(
			"CREATE TABLE IF NOT EXISTS {busy_calendars} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				host_id bigint unsigned NOT NULL,
				address char(64) NOT NULL,
				etag varchar(250) NOT NULL DEFAULT '',
				modified varchar(100) NOT NULL DEFAULT '',
				tried_at datetime NULL,
				read_at datetime NULL,
				seen_at datetime NULL,
				failed_at datetime NULL,
				times int unsigned NOT NULL DEFAULT 0,
				unread int unsigned NOT NULL DEFAULT 0,
				fault varchar(250) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY host_address (host_id, address),
				KEY tried (tried_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {busy_times} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				calendar_id bigint unsigned NOT NULL,
				host_id bigint unsigned NOT NULL,
				from_at datetime NOT NULL,
				to_at datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY calendar (calendar_id),
				KEY host_from (host_id, from_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
