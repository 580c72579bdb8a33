<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** Table definitions of the package Site, in the format of TableDefinitions. */
final class SiteTables {

	public const ALL = array(
		// Number of times that each chat account was opened, by day.
		'chat_counts' => '
			day date NOT NULL, account_id bigint unsigned NOT NULL, opened int unsigned NOT NULL,
			PRIMARY KEY  (day, account_id)',
		// Consent receipts, one per choice in the cookie notice. They don't identify the visitor.
		'consent_receipts' => "
			id char(32) NOT NULL,
			created_at datetime NOT NULL,
			policy_version int unsigned NOT NULL,
			choice varchar(20) NOT NULL,
			categories varchar(100) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), KEY created_at (created_at)",
		// Push subscriptions of browsers. The endpoint is too long for an index, so its hash is indexed.
		'push_subscriptions' => "
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			endpoint_hash char(64) NOT NULL,
			endpoint varchar(2048) NOT NULL,
			public_key varchar(88) NOT NULL,
			auth varchar(24) NOT NULL,
			topics varchar(1000) NOT NULL DEFAULT '',
			user_id bigint unsigned NOT NULL DEFAULT 0,
			created_at datetime NOT NULL,
			PRIMARY KEY  (id), UNIQUE KEY endpoint_hash (endpoint_hash), KEY user_id (user_id)",
		// Posts that subscribers were notified of, with the number of deliveries by result.
		'push_sendings' => '
			post_id bigint unsigned NOT NULL,
			started_at datetime NOT NULL,
			sent int NOT NULL DEFAULT 0,
			gone int NOT NULL DEFAULT 0,
			failed int NOT NULL DEFAULT 0,
			waiting int NOT NULL DEFAULT 0,
			PRIMARY KEY  (post_id), KEY started_at (started_at)',
		// Performance measurements: images that browsers displayed above the fold, by page and window size.
		'beacons' => '
			page char(32) NOT NULL,
			is_mobile tinyint unsigned NOT NULL,
			post_id bigint unsigned NOT NULL,
			url text NOT NULL,
			state varchar(12) NOT NULL,
			reports smallint unsigned NOT NULL,
			found mediumtext NOT NULL,
			changed_at datetime NOT NULL,
			PRIMARY KEY  (page, is_mobile), KEY post (post_id), KEY changed (changed_at)',
	);
}
