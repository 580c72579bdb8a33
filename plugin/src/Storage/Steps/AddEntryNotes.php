<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** What happened to an entry after it was sent, one row each: notes, answers by mail, changes of what was answered. */
final class AddEntryNotes implements Step {

	public function run( Database $database ): void {
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {entry_notes} (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				submission_id bigint unsigned NOT NULL,
				user_id bigint unsigned NOT NULL,
				kind varchar(20) NOT NULL,
				content longtext NOT NULL,
				created_at datetime NOT NULL,
				edited_at datetime NULL,
				PRIMARY KEY  (id),
				KEY submission (submission_id, id)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
