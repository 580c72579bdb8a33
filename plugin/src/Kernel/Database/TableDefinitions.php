<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** The plugin's tables, by their names without prefix. All times are in UTC. */
final class TableDefinitions {

	public const ALL = array(
		// Entries. `sender` is null until cron has read it; `trashed_from` and `spam_from` hold the previous status,
		// empty where an entry arrived as spam and nobody was notified. Indexes cover all that a page of the list is
		// chosen by.
		'submissions' => "
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			form_id int unsigned NOT NULL,
			created_at datetime NOT NULL,
			status varchar(20) NOT NULL,
			data longtext NOT NULL,
			search_text text NOT NULL,
			source_url varchar(2000) NOT NULL,
			user_id bigint unsigned NULL,
			mail_status varchar(20) NOT NULL,
			trashed_from varchar(20) NOT NULL DEFAULT '',
			language varchar(20) NOT NULL DEFAULT '',
			spam_reason varchar(200) NOT NULL DEFAULT '',
			spam_from varchar(20) NOT NULL DEFAULT '',
			spam_at datetime NULL,
			starred tinyint unsigned NOT NULL DEFAULT 0,
			sender varchar(100) NULL,
			PRIMARY KEY  (id), KEY form_status (form_id, status, id), KEY status_id (status, id),
			KEY created (created_at), KEY spam_at (spam_at), KEY mail (mail_status, created_at),
			KEY listed (created_at, id, status, form_id), KEY form_listed (form_id, created_at, id, status),
			KEY status_listed (status, created_at, id, form_id), KEY sender (sender, id, status, form_id),
			KEY starred (starred, created_at)",
		// Bookings, held times and blocked time. A unique key decides who gets a seat. `busy_from` and `busy_to`
		// include the pauses before and after; `title` is the name of the appointment type at the time of booking.
		'bookings' => "
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			event_id bigint unsigned NOT NULL,
			submission_id bigint unsigned NULL,
			start_at datetime NOT NULL,
			end_at datetime NOT NULL,
			seat smallint unsigned NULL,
			status varchar(20) NOT NULL,
			timezone varchar(64) NOT NULL,
			hold char(64) NOT NULL DEFAULT '',
			expires_at datetime NULL,
			created_at datetime NOT NULL,
			cancel_reason varchar(20) NOT NULL DEFAULT '',
			host_id bigint unsigned NOT NULL DEFAULT 0,
			busy_from datetime NULL,
			busy_to datetime NULL,
			sequence int unsigned NOT NULL DEFAULT 0,
			link_key char(32) NOT NULL DEFAULT '',
			note varchar(500) NOT NULL DEFAULT '',
			source varchar(40) NOT NULL DEFAULT '',
			title varchar(200) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), UNIQUE KEY event_start_seat (event_id, start_at, seat),
			KEY submission (submission_id), KEY hold (hold), KEY expires (expires_at),
			KEY status_listed (status, start_at, id), KEY host_start (host_id, start_at),
			KEY calendar (start_at, id, status, end_at, event_id, host_id)",
		// Used form tokens, each with the answer that its submission got.
		'tokens' => '
			token char(64) NOT NULL,
			form_id int unsigned NOT NULL,
			submission_id bigint unsigned NULL,
			answer text NOT NULL,
			expires_at datetime NOT NULL,
			PRIMARY KEY  (token), KEY expires (expires_at), KEY submission (submission_id)',
		// Rate limits: buckets are keyed hashes.
		'rates' => '
			bucket char(64) NOT NULL,
			hits int unsigned NOT NULL,
			expires_at int unsigned NOT NULL,
			PRIMARY KEY  (bucket), KEY expires (expires_at)',
		// How often each chat account was opened, by day.
		'chat_counts' => '
			day date NOT NULL,
			account_id bigint unsigned NOT NULL,
			opened int unsigned NOT NULL,
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
		// Visitors' files. One that no entry has claimed yet has an expiry, and the keyed hash of the network it came
		// from.
		'uploads' => "
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
			network char(64) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), UNIQUE KEY reference (reference), KEY submission_id (submission_id),
			KEY expires_at (expires_at)",
		// Emails about an entry, or about one change of one of its bookings.
		'mails' => "
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			entry_id bigint unsigned NOT NULL,
			notification varchar(40) NOT NULL,
			name varchar(200) NOT NULL DEFAULT '',
			recipients varchar(1000) NOT NULL DEFAULT '',
			subject varchar(500) NOT NULL DEFAULT '',
			status varchar(20) NOT NULL,
			tries smallint unsigned NOT NULL DEFAULT 0,
			next_at datetime NULL,
			error varchar(500) NOT NULL DEFAULT '',
			created_at datetime NOT NULL,
			sent_at datetime NULL,
			booking_id bigint unsigned NOT NULL DEFAULT 0,
			occasion varchar(40) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), UNIQUE KEY entry_mail (entry_id, notification, booking_id, occasion),
			KEY due (status, next_at)",
		// Forms that visitors saved for later, by the hash of the secret in their link.
		'saved_forms' => '
			secret char(64) NOT NULL,
			form_id int unsigned NOT NULL,
			instance varchar(100) NOT NULL,
			email varchar(254) NOT NULL,
			data longtext NOT NULL,
			step smallint unsigned NOT NULL DEFAULT 0,
			created_at datetime NOT NULL,
			expires_at datetime NOT NULL,
			PRIMARY KEY  (secret), KEY email (email(191)), KEY expires (expires_at)',
		// What happened to an entry after it was sent: notes, replies, changed answers.
		'entry_notes' => '
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			submission_id bigint unsigned NOT NULL,
			user_id bigint unsigned NOT NULL,
			kind varchar(20) NOT NULL,
			content longtext NOT NULL,
			created_at datetime NOT NULL,
			edited_at datetime NULL,
			PRIMARY KEY  (id), KEY submission (submission_id, id)',
		// What Akismet was asked about an entry: a correction has to repeat it. `believed` is Akismet's verdict,
		// `wanted` the owner's.
		'akismet' => '
			submission_id bigint unsigned NOT NULL,
			question longtext NOT NULL,
			believed varchar(4) NOT NULL,
			wanted varchar(4) NOT NULL,
			tries tinyint unsigned NOT NULL DEFAULT 0,
			created_at datetime NOT NULL,
			PRIMARY KEY  (submission_id), KEY created_at (created_at)',
		// Deliveries of an entry to a webhook. The body is not kept.
		'webhook_deliveries' => "
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
			PRIMARY KEY  (id), UNIQUE KEY entry_webhook (entry_id, webhook), KEY due (status, next_at),
			KEY form (form_id, id), KEY created (created_at)",
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
		// A row for each event and host, which bookings of overlapping times lock.
		'booking_resources' => '
			resource varchar(40) NOT NULL,
			version bigint unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (resource)',
		// History of each booking. `from_host` is whose it was before it moved to another host.
		'booking_changes' => "
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			booking_id bigint unsigned NOT NULL,
			at datetime NOT NULL,
			who varchar(10) NOT NULL,
			user_id bigint unsigned NULL,
			what varchar(20) NOT NULL,
			from_at datetime NULL,
			to_at datetime NULL,
			note varchar(500) NOT NULL DEFAULT '',
			occasion varchar(40) NULL,
			from_host bigint unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id), UNIQUE KEY booking_occasion (booking_id, occasion)",
		// Hosts' own calendars and how reading them went. Their addresses are secrets and stay with the host; this is a
		// hash.
		'busy_calendars' => "
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
			PRIMARY KEY  (id), UNIQUE KEY host_address (host_id, address), KEY tried (tried_at)",
		// Times that hosts are busy elsewhere.
		'busy_times' => '
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			calendar_id bigint unsigned NOT NULL,
			host_id bigint unsigned NOT NULL,
			from_at datetime NOT NULL,
			to_at datetime NOT NULL,
			PRIMARY KEY  (id), KEY calendar (calendar_id), KEY host_from (host_id, from_at)',
		// Waiting lists. An address waits once for a time: `person` is its hash. `network` is emptied once it is
		// confirmed.
		'booking_waiting' => "
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
			network char(64) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), UNIQUE KEY event_start_person (event_id, start_at, host_id, person),
			KEY status_start (status, start_at), KEY status_expires (status, expires_at), KEY start (start_at),
			KEY person (person)",
	);
}
