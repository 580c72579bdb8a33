<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** The plugin's tables, by their names without prefix. All times are in UTC. */
final class TableDefinitions {

	public const ALL = array(
		// Entries. `sender` is null until cron has read it; `trashed_from` and `spam_from` hold the previous status,
		// empty where an entry arrived as spam and nobody was notified; `unconfirmed` names what waits for a click. Indexes
		// cover all that a page of the list is chosen by.
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
			bucket char(64) NOT NULL, hits int unsigned NOT NULL, expires_at int unsigned NOT NULL,
			PRIMARY KEY  (bucket), KEY expires (expires_at)',
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
		// What a click in an email confirms of an entry: the whole of it (`*`) or a checkbox, in the words that the visitor
		// read (`what`), by whom and when, and whether the email with the link was sent (`is_sent`).
		'opt_ins' => "
			entry_id bigint unsigned NOT NULL, field varchar(100) NOT NULL, what text NOT NULL, email varchar(254) NOT NULL,
			link_key char(32) NOT NULL, created_at datetime NOT NULL, expires_at datetime NOT NULL, confirmed_at datetime NULL,
			confirmed_by varchar(10) NOT NULL DEFAULT '', user_id bigint unsigned NOT NULL DEFAULT 0,
			is_sent tinyint unsigned NOT NULL DEFAULT 1,
			PRIMARY KEY  (entry_id), KEY due (confirmed_at, expires_at)",
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
			first_sent_at datetime NULL,
			PRIMARY KEY  (id), UNIQUE KEY entry_webhook (entry_id, webhook), KEY due (status, next_at),
			KEY form (form_id, id), KEY created (created_at)",
		// A row for each event and host, which bookings of overlapping times lock; and for each pool of places of a form,
		// with how many are taken.
		'booking_resources' => '
			resource varchar(40) NOT NULL, version bigint unsigned NOT NULL DEFAULT 0, taken bigint NOT NULL DEFAULT 0,
			PRIMARY KEY  (resource)',
		// Who has the places that are taken. `release_at` is set for entries that can still be brought back with Undo.
		'entry_seats' => '
			pool varchar(40) NOT NULL, entry_id bigint unsigned NOT NULL, release_at datetime NULL,
			PRIMARY KEY  (pool, entry_id), KEY entry (entry_id), KEY release_at (release_at)',
		...CalendarTables::ALL,
		...SiteTables::ALL,
	);

	/** What tables of 0.3.0 lack, by table: columns, and keys. */
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
