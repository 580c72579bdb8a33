<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;

/**
 * Adds columns and keys to an existing table, and drops keys. Checks first whether a change is needed, because MySQL
 * has no IF NOT EXISTS for columns and keys.
 */
final class Columns {

	public function __construct( private readonly Database $database, private readonly string $table ) {}

	/**
	 * Adds missing columns and keys to the table.
	 *
	 * @throws StorageFault
	 */
	public function complete( TableDefinition $definition ): void {
		foreach ( array_diff_key( $definition->columns, array_flip( $this->names() ) ) as $name => $column ) {
			$this->change( "ADD COLUMN {$name} {$column}", fn (): bool => in_array( $name, $this->names(), true ) );
		}
		foreach ( array_diff_key( $definition->keys, array_flip( $this->keys() ) ) as $name => $key ) {
			$this->change( "ADD {$key}", fn (): bool => in_array( $name, $this->keys(), true ) );
		}
	}

	/** @throws StorageFault */
	public function addFullText( string $name, string $columns ): void {
		$this->change( "ADD FULLTEXT KEY {$name} ({$columns})", fn (): bool => in_array( $name, $this->keys(), true ) );
	}

	/** @throws StorageFault */
	public function dropKey( string $name ): void {
		$this->change( "DROP KEY {$name}", fn (): bool => ! in_array( $name, $this->keys(), true ) );
	}

	/**
	 * @return list<string> Names of the columns.
	 * @throws StorageFault
	 */
	public function names(): array {
		return $this->column( "SHOW COLUMNS FROM {$this->table}", 'Field' );
	}

	/** @return list<string> */
	private function keys(): array {
		return $this->column( "SHOW INDEX FROM {$this->table}", 'Key_name' );
	}

	/** @return list<string> */
	private function column( string $sql, string $name ): array {
		return array_map( strval( ... ), array_column( $this->database->rows( $sql ), $name ) );
	}

	/**
	 * Runs ALTER TABLE unless the change has already been made. Ignores a failure if a concurrent request has made the
	 * change.
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
