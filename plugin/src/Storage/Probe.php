<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Contracts\StorageFault;

/**
 * Whether this database makes tables as the plugin needs them: tried with an empty table before the first step of the
 * schema is run, so that a database which cannot is left as it was.
 */
final class Probe {

	public function __construct( private readonly Database $database ) {}

	/** @throws StorageFault Says in words what the database lacks. */
	public function run(): void {
		$this->database->execute( 'CREATE TABLE IF NOT EXISTS {probe} (id int unsigned NOT NULL, PRIMARY KEY  (id)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4' );
		$engine = ( new Engines( $this->database ) )->withoutTransactions( $this->database->table( 'probe' ) );
		$this->database->execute( 'DROP TABLE IF EXISTS {probe}' );
		if ( '' !== $engine ) {
			/* translators: %s: what stores the tables, such as MyISAM. */
			throw new StorageFault( sprintf( __( 'Tables are made with %s, which has no transactions, and InnoDB is needed', 'vestibule' ), $engine ) );
		}
	}
}
