<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** The tables of parts of the site beside the forms, as TableDefinitions has them. */
final class SiteTables {

	public const ALL = array(
		// How often each chat account was opened, by day.
		'chat_counts' => '
			day date NOT NULL, account_id bigint unsigned NOT NULL, opened int unsigned NOT NULL,
			PRIMARY KEY  (day, account_id)',
		// One row for each choice about cookies, without a trace of whose it was.
		'consent_receipts' => "
			id char(32) NOT NULL,
			created_at datetime NOT NULL,
			policy_version int unsigned NOT NULL,
			choice varchar(20) NOT NULL,
			categories varchar(100) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), KEY created_at (created_at)",
		// Browsers that asked for notifications; the endpoint is too long for an index and is found by its hash.
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
		// Posts that subscribers were notified of, and how many were reached.
		'push_sendings' => '
			post_id bigint unsigned NOT NULL,
			started_at datetime NOT NULL,
			sent int NOT NULL DEFAULT 0,
			gone int NOT NULL DEFAULT 0,
			failed int NOT NULL DEFAULT 0,
			waiting int NOT NULL DEFAULT 0,
			PRIMARY KEY  (post_id), KEY started_at (started_at)',
		// What browsers saw above the fold of each page, by kind of window.
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
