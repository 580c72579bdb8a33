<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/**
 * What stores the rows of tables. MySQL and MariaDB quietly take another engine than the one asked for where InnoDB is
 * switched off, and an import on another server can bring one along; a booking is then no longer all or nothing.
 */
final class Engines {

	private const WITHOUT_TRANSACTIONS = array( 'myisam', 'aria', 'memory', 'archive', 'csv', 'mrg_myisam' );

	public function __construct( private readonly Database $database ) {}

	/**
	 * @return string Its name when it has no transactions; empty when it has, and where the database names none, as
	 * SQLite.
	 */
	public function withoutTransactions( string $table ): string {
		$engine = $this->name( $table );
		return in_array( strtolower( $engine ), self::WITHOUT_TRANSACTIONS, true ) ? $engine : '';
	}

	/** Whether it is the engine that MySQL and MariaDB have by default; SQLite names another or none. */
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
