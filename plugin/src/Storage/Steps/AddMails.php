<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * One row for each mail about an entry: to whom, how often it was tried, when next and why it failed. What waits in the
 * columns of the entries moves along; of a mail that was sent the entry's own status is all that is known.
 */
final class AddMails implements Step {

	/** The mail to the institute, which was the only one before. */
	private const OWNER = 'owner';

	private const MOVED = array( 'mail_tries', 'mail_next_at', 'mail_error' );

	public function run( Database $database ): void {
		$database->execute(
			"CREATE TABLE IF NOT EXISTS {mails} (
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
				PRIMARY KEY  (id),
				UNIQUE KEY entry_notification (entry_id, notification),
				KEY due (status, next_at)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
		$entries = '{submissions}';
		$columns = new Columns( $database, $entries );
		$columns->addKey( 'mail', 'mail_status, created_at' );
		if ( $columns->has( 'mail_tries' ) && $columns->has( 'mail_next_at' ) && $columns->has( 'mail_error' ) ) {
			$database->execute(
				"INSERT INTO {mails} (entry_id, notification, status, tries, next_at, error, created_at)
				SELECT e.id, %s, e.mail_status, e.mail_tries, e.mail_next_at, e.mail_error, e.created_at FROM {$entries} e
				WHERE e.mail_status IN ('sending', 'failed', 'given_up') AND NOT EXISTS (SELECT 1 FROM {mails} m WHERE m.entry_id = e.id)",
				self::OWNER
			);
		}
		$columns->dropKey( 'mail_due' );
		foreach ( self::MOVED as $column ) {
			$columns->drop( $column );
		}
	}
}
