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
		if ( ! $this->has( $column ) ) {
			$this->database->execute( "ALTER TABLE {$this->table} ADD COLUMN {$column} {$definition}" );
		}
	}

	/** @throws \Vestibule\Contracts\StorageFault As above. */
	public function addKey( string $name, string $columns ): void {
		if ( ! $this->hasKey( $name ) ) {
			$this->database->execute( "ALTER TABLE {$this->table} ADD KEY {$name} ({$columns})" );
		}
	}

	/** @throws \Vestibule\Contracts\StorageFault As above. */
	public function addFullText( string $name, string $columns ): void {
		if ( ! in_array( $name, array_column( $this->database->rows( "SHOW INDEX FROM {$this->table}" ), 'Key_name' ), true ) ) {
			$this->database->execute( "ALTER TABLE {$this->table} ADD FULLTEXT KEY {$name} ({$columns})" );
		}
	}

	/** @throws \Vestibule\Contracts\StorageFault As above, when the column is gone already. */
	public function drop( string $column ): void {
		if ( $this->has( $column ) ) {
			$this->database->execute( "ALTER TABLE {$this->table} DROP COLUMN {$column}" );
		}
	}

	/** @throws \Vestibule\Contracts\StorageFault As above. */
	public function dropKey( string $name ): void {
		if ( $this->hasKey( $name ) ) {
			$this->database->execute( "ALTER TABLE {$this->table} DROP KEY {$name}" );
		}
	}

	/** @throws \Vestibule\Contracts\StorageFault */
	public function has( string $column ): bool {
		return in_array( $column, array_column( $this->database->rows( "SHOW COLUMNS FROM {$this->table}" ), 'Field' ), true );
	}

	private function hasKey( string $name ): bool {
		return in_array( $name, array_column( $this->database->rows( "SHOW INDEX FROM {$this->table}" ), 'Key_name' ), true );
	}
}
