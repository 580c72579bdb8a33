<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** Definitions of the plugin's tables, by name without the prefix. All times are in UTC. */
final class TableDefinitions {

	public const ALL = array(
		// Entries. `sender` is null until cron has filled it in. `trashed_from` and `spam_from` contain the previous
		// status; `spam_from` is empty if the entry arrived as spam and no notification was sent. `unconfirmed` names
		// what needs a click in an email. The indexes cover all filters and the order of the list.
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
			unconfirmed varchar(100) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), KEY form_status (form_id, status, id), KEY status_id (status, id),
			KEY created (created_at), KEY spam_at (spam_at), KEY mail (mail_status, created_at),
			KEY listed (created_at, id, status, form_id), KEY form_listed (form_id, created_at, id, status),
			KEY status_listed (status, created_at, id, form_id), KEY sender (sender, id, status, form_id),
			KEY starred (starred, created_at)",
		// Used form tokens, each with the response to its submission.
		'tokens' => '
			token char(64) NOT NULL,
			form_id int unsigned NOT NULL,
			submission_id bigint unsigned NULL,
			answer text NOT NULL,
			expires_at datetime NOT NULL,
			PRIMARY KEY  (token), KEY expires (expires_at), KEY submission (submission_id)',
		// Rate limit counters. `bucket` is a keyed hash.
		'rates' => '
			bucket char(64) NOT NULL, hits int unsigned NOT NULL, expires_at int unsigned NOT NULL,
			PRIMARY KEY  (bucket), KEY expires (expires_at)',
		// Files of visitors. A file without an entry expires at `expires_at`; `network` is the keyed hash of the
		// network that uploaded it.
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
			first_sent_at datetime NULL,
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
		// Confirmations by email. `field` is a checkbox, or `*` for the whole entry; `what` is the text that the
		// visitor agreed to. `is_sent` says whether the email with the link was sent.
		'opt_ins' => "
			entry_id bigint unsigned NOT NULL, field varchar(100) NOT NULL, what text NOT NULL, email varchar(254) NOT NULL,
			link_key char(32) NOT NULL, created_at datetime NOT NULL, expires_at datetime NOT NULL, confirmed_at datetime NULL,
			confirmed_by varchar(10) NOT NULL DEFAULT '', user_id bigint unsigned NOT NULL DEFAULT 0,
			is_sent tinyint unsigned NOT NULL DEFAULT 1,
			PRIMARY KEY  (entry_id), KEY due (confirmed_at, expires_at)",
		// Notes, replies and changed answers of entries.
		'entry_notes' => '
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			submission_id bigint unsigned NOT NULL,
			user_id bigint unsigned NOT NULL,
			kind varchar(20) NOT NULL,
			content longtext NOT NULL,
			created_at datetime NOT NULL,
			edited_at datetime NULL,
			PRIMARY KEY  (id), KEY submission (submission_id, id)',
		// Requests to Akismet, because a correction has to repeat the request. `believed` is the verdict of Akismet,
		// `wanted` the verdict of the team.
		'akismet' => '
			submission_id bigint unsigned NOT NULL,
			question longtext NOT NULL,
			believed varchar(4) NOT NULL,
			wanted varchar(4) NOT NULL,
			tries tinyint unsigned NOT NULL DEFAULT 0,
			created_at datetime NOT NULL,
			PRIMARY KEY  (submission_id), KEY created_at (created_at)',
		// Deliveries of entries to webhooks. The body is not stored.
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
			first_sent_at datetime NULL,
			PRIMARY KEY  (id), UNIQUE KEY entry_webhook (entry_id, webhook), KEY due (status, next_at),
			KEY form (form_id, id), KEY created (created_at)",
		// Rows that bookings lock: one per event and host, so that overlapping times are booked one after another. Also
		// one row per capacity pool of a form, with the number of taken places.
		'booking_resources' => '
			resource varchar(40) NOT NULL, version bigint unsigned NOT NULL DEFAULT 0, taken bigint NOT NULL DEFAULT 0,
			PRIMARY KEY  (resource)',
		// Places taken in capacity pools, by entry. `release_at` is set while an entry can be restored with Undo.
		'entry_seats' => '
			pool varchar(40) NOT NULL, entry_id bigint unsigned NOT NULL, release_at datetime NULL,
			PRIMARY KEY  (pool, entry_id), KEY entry (entry_id), KEY release_at (release_at)',
		...CalendarTables::ALL,
		...SiteTables::ALL,
	);

	/** Columns and keys that were added after 0.3.0, by table. */
	public const ADDED = array(
		'submissions'        => array( 'columns' => array( 'unconfirmed' => "varchar(100) NOT NULL DEFAULT ''" ), 'keys' => array() ),
		'booking_waiting'    => array( 'columns' => array( 'mail_at' => 'datetime NULL' ), 'keys' => array( 'mail' => 'mail_at' ) ),
		'opt_ins'            => array( 'columns' => array( 'is_sent' => 'tinyint unsigned NOT NULL DEFAULT 1' ), 'keys' => array() ),
		'booking_resources'  => array( 'columns' => array( 'taken' => 'bigint NOT NULL DEFAULT 0' ), 'keys' => array() ),
		'mails'              => array( 'columns' => array( 'first_sent_at' => 'datetime NULL' ), 'keys' => array() ),
		'webhook_deliveries' => array( 'columns' => array( 'first_sent_at' => 'datetime NULL' ), 'keys' => array() ),
		'entry_seats'        => array( 'columns' => array( 'release_at' => 'datetime NULL' ), 'keys' => array( 'release_at' => 'release_at' ) ),
	);
}
