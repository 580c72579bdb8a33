<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;

/**
 * Adds columns and keys to an existing table, or drops them. Does nothing if the column or key exists (or is
 * gone) already, because MySQL has no IF NOT EXISTS for this.
 */
final class Columns {

	public function __construct( private readonly Database $database, private readonly string $table ) {}

	/** @throws StorageFault */
	public function add( string $column, string $definition ): void {
		$this->change( "ADD COLUMN {$column} {$definition}", fn (): bool => $this->has( $column ) );
	}

	/** @throws StorageFault */
	public function addKey( string $name, string $columns ): void {
		$this->change( "ADD KEY {$name} ({$columns})", fn (): bool => $this->hasKey( $name ) );
	}

	/** @throws StorageFault */
	public function addUniqueKey( string $name, string $columns ): void {
		$this->change( "ADD UNIQUE KEY {$name} ({$columns})", fn (): bool => $this->hasKey( $name ) );
	}

	/** @throws StorageFault */
	public function addFullText( string $name, string $columns ): void {
		$this->change( "ADD FULLTEXT KEY {$name} ({$columns})", fn (): bool => $this->hasKey( $name ) );
	}

	/** @throws StorageFault */
	public function drop( string $column ): void {
		$this->change( "DROP COLUMN {$column}", fn (): bool => ! $this->has( $column ) );
	}

	/** @throws StorageFault */
	public function dropKey( string $name ): void {
		$this->change( "DROP KEY {$name}", fn (): bool => ! $this->hasKey( $name ) );
	}

	/** @throws StorageFault */
	public function has( string $column ): bool {
		return in_array( $column, array_column( $this->database->rows( "SHOW COLUMNS FROM {$this->table}" ), 'Field' ), true );
	}

	private function hasKey( string $name ): bool {
		return in_array( $name, array_column( $this->database->rows( "SHOW INDEX FROM {$this->table}" ), 'Key_name' ), true );
	}

	/**
	 * Runs ALTER TABLE unless the change is done. Ignores a failure if a concurrent request has made the change.
	 *
	 * @param Closure(): bool $is_done
	 * @throws StorageFault
	 */
	private function change( string $change, Closure $is_done ): void {
		try {
			if ( ! $is_done() ) {
				$this->database->execute( "ALTER TABLE {$this->table} {$change}" );
			}
		} catch ( StorageFault $fault ) {
			if ( ! call_user_func( $is_done ) ) {
				throw $fault;
			}
		}
	}
}
