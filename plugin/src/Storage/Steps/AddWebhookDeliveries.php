<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** One row for each entry and webhook: how often it was tried, what was answered, when next. The body is not kept. */
final class AddWebhookDeliveries implements Step {

	public function run( Database $database ): void {
		$database->execute(
			"CREATE TABLE IF NOT EXISTS {webhook_deliveries} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				uid varchar(64) NOT NULL,
				form_id bigint unsigned NOT NULL,
				entry_id bigint unsigned NOT NULL,
				webhook varchar(40) NOT NULL,
				name varchar(200) NOT NULL DEFAULT '',
				host varchar(255) NOT NULL DEFAULT '',
				status varchar(20) NOT NULL,
				tries smallint unsigned NOT NULL DEFAULT 0,
				next_at datetime NULL,
				code smallint unsigned NOT NULL DEFAULT 0,
				answer varchar(500) NOT NULL DEFAULT '',
				error varchar(500) NOT NULL DEFAULT '',
				created_at datetime NOT NULL,
				sent_at datetime NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY entry_webhook (entry_id, webhook),
				KEY due (status, next_at),
				KEY form (form_id, id),
				KEY created (created_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
	}
}
