<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** Who waits for which full time. One address waits once for a time: `person` is the hash of it. */
final class AddBookingWaiting implements Step {

	public function run( Database $database ): void {
		$database->execute(
			"CREATE TABLE IF NOT EXISTS {booking_waiting} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				event_id bigint unsigned NOT NULL,
				host_id bigint unsigned NOT NULL DEFAULT 0,
				start_at datetime NOT NULL,
				person char(64) NOT NULL,
				email varchar(254) NOT NULL,
				timezone varchar(64) NOT NULL DEFAULT '',
				language varchar(20) NOT NULL DEFAULT '',
				form_id int unsigned NOT NULL DEFAULT 0,
				link_key char(32) NOT NULL,
				status varchar(20) NOT NULL,
				expires_at datetime NULL,
				created_at datetime NOT NULL,
				confirmed_at datetime NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY event_start_person (event_id, start_at, host_id, person),
				KEY status_start (status, start_at),
				KEY status_expires (status, expires_at),
				KEY start (start_at),
				KEY person (person)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
	}
}
