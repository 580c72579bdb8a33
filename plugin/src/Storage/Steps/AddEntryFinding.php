<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * What the list of entries is filtered and sorted by: the star, who wrote, and indexes that hold all a page of the list
 * is chosen by, so that far pages read no row that they do not show. `sender` is null until cron has read it.
 */
final class AddEntryFinding implements Step {

	public function run( Database $database ): void {
		$columns = new Columns( $database, '{submissions}' );
		$columns->add( 'starred', 'tinyint unsigned NOT NULL DEFAULT 0' );
		$columns->add( 'sender', 'varchar(100) NULL' );
		$columns->addKey( 'listed', 'created_at, id, status, form_id' );
		$columns->addKey( 'form_listed', 'form_id, created_at, id, status' );
		$columns->addKey( 'status_listed', 'status, created_at, id, form_id' );
		$columns->addKey( 'sender', 'sender, id, status, form_id' );
		$columns->addKey( 'starred', 'starred, created_at' );
	}
}
