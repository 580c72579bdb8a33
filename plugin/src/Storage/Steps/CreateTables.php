<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** What grows: submissions, bookings, used tokens and rate counters, with the indexes that screens and races need. */
final class CreateTables implements Step {

	private const SUFFIX = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4';

	public function run( Database $database ): void {
		foreach ( $this->definitions() as $table => $definition ) {
			$database->execute( "CREATE TABLE IF NOT EXISTS {$table} (\n{$definition}\n) " . self::SUFFIX );
		}
	}

	/** @return array<string, string> By table. All times are UTC. */
	private function definitions(): array {
		return array(
			'{submissions}' => 'id bigint unsigned NOT NULL AUTO_INCREMENT,
				form_id int unsigned NOT NULL,
				created_at datetime NOT NULL,
				status varchar(20) NOT NULL,
				data longtext NOT NULL,
				search_text text NOT NULL,
				source_url varchar(2000) NOT NULL,
				user_id bigint unsigned NULL,
				mail_status varchar(20) NOT NULL,
				PRIMARY KEY  (id),
				KEY form_status (form_id, status, id),
				KEY status_id (status, id)',
			'{bookings}'    => "id bigint unsigned NOT NULL AUTO_INCREMENT,
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
				PRIMARY KEY  (id),
				UNIQUE KEY event_start_seat (event_id, start_at, seat),
				KEY submission (submission_id)",
			'{tokens}'      => 'token char(64) NOT NULL,
				form_id int unsigned NOT NULL,
				submission_id bigint unsigned NULL,
				answer text NOT NULL,
				expires_at datetime NOT NULL,
				PRIMARY KEY  (token),
				KEY expires (expires_at)',
			'{rates}'       => 'bucket char(64) NOT NULL,
				hits int unsigned NOT NULL,
				expires_at int unsigned NOT NULL,
				PRIMARY KEY  (bucket),
				KEY expires (expires_at)',
		);
	}
}
