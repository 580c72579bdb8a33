<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/**
 * Storage engines of tables. MySQL and MariaDB silently use another engine if InnoDB is disabled, and an import from
 * another server can change the engine. Without transactions, a booking could be stored incompletely.
 */
final class Engines {

	private const WITHOUT_TRANSACTIONS = array( 'myisam', 'aria', 'memory', 'archive', 'csv', 'mrg_myisam' );

	public function __construct( private readonly Database $database ) {}

	/**
	 * @return string Name of the engine if it doesn't support transactions. Empty if it does, or if the database
	 * reports no engine, like SQLite.
	 */
	public function withoutTransactions( string $table ): string {
		$engine = $this->name( $table );
		return in_array( strtolower( $engine ), self::WITHOUT_TRANSACTIONS, true ) ? $engine : '';
	}

	/** Checks whether the engine is InnoDB, the default of MySQL and MariaDB. False on SQLite. */
	public function isInnoDb( string $table ): bool {
		return 'innodb' === strtolower( $this->name( $table ) );
	}

	private function name( string $table ): string {
		try {
			$row = $this->database->row( 'SHOW TABLE STATUS LIKE %s', addcslashes( $table, '_%\\' ) );
		} catch ( StorageFault ) {
			return '';
		}
		return (string) ( $row['Engine'] ?? '' );
	}
}
