<?php

declare(strict_types=1);

namespace Vestibule\Storage;

/**
 * Adds columns and keys to a table that is in use: what is there already stays as it is, because MySQL knows no IF NOT
 * EXISTS here.
 */
final class Columns {

	public function __construct( private readonly Database $database, private readonly string $table ) {}

	/**
	 * @throws \Vestibule\Contracts\StorageFault Also for the second of two requests at once, which finds the column
	 * when it runs again.
	 */
	public function add( string $column, string $definition ): void {
		if ( ! in_array( $column, array_column( $this->database->rows( "SHOW COLUMNS FROM {$this->table}" ), 'Field' ), true ) ) {
			$this->database->execute( "ALTER TABLE {$this->table} ADD COLUMN {$column} {$definition}" );
		}
	}

	/** @throws \Vestibule\Contracts\StorageFault As above. */
	public function addKey( string $name, string $columns ): void {
		if ( ! in_array( $name, array_column( $this->database->rows( "SHOW INDEX FROM {$this->table}" ), 'Key_name' ), true ) ) {
			$this->database->execute( "ALTER TABLE {$this->table} ADD KEY {$name} ({$columns})" );
		}
	}
}
