<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** What the list of entries is sorted by, and what a visitor's hold is found by. */
final class AddIndexes implements Step {

	public function run( Database $database ): void {
		$this->add( $database, '{submissions}', 'created', 'created_at' );
		$this->add( $database, '{bookings}', 'hold', 'hold' );
	}

	/**
	 * MySQL knows no IF NOT EXISTS here. Of two requests at once one fails, and finds the index when it is run again.
	 */
	private function add( Database $database, string $table, string $name, string $columns ): void {
		$there = array_column( $database->rows( "SHOW INDEX FROM {$table}" ), 'Key_name' );
		if ( ! in_array( $name, $there, true ) ) {
			$database->execute( "ALTER TABLE {$table} ADD KEY {$name} ({$columns})" );
		}
	}
}
