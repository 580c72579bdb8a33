<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** Table definitions of the package Calendar, in the format of TableDefinitions. */
final class CalendarTables {

	public const ALL = array(
		// Bookings, holds and blocked times. The unique key prevents a seat from being booked twice. `busy_from` and
		// `busy_to` include the buffers before and after; `title` is the name of the appointment type when it was
		// booked.
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
		// History of each booking. `from_host` is the previous host if the booking moved to another one.
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
		// Waiting list entries, at most one per email address and time. `person` is a hash of the address. `network`
		// is emptied after the confirmation.
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
			mail_at datetime NULL,
			PRIMARY KEY  (id), UNIQUE KEY event_start_person (event_id, start_at, host_id, person),
			KEY status_start (status, start_at), KEY status_expires (status, expires_at), KEY start (start_at),
			KEY person (person), KEY mail (mail_at)",
		// External calendars of hosts, and the results of reading them. Their URLs are secrets in the host's user
		// meta; `address` is only a hash.
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
		// Busy periods from external calendars.
		'busy_times' => '
			id bigint unsigned NOT NULL AUTO_INCREMENT,
			calendar_id bigint unsigned NOT NULL,
			host_id bigint unsigned NOT NULL,
			from_at datetime NOT NULL,
			to_at datetime NOT NULL,
			PRIMARY KEY  (id), KEY calendar (calendar_id), KEY host_from (host_id, from_at)',
	);
}
