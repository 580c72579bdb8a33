<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use mysqli;
use RuntimeException;
use wpdb;

/**
 * Error of the last statement, as a MySQL error number. SQLite reports only a message, from which the two numbers that
 * the plugin needs are derived.
 */
final class DatabaseError {

	private const DUPLICATE = 1062;
	private const DEADLOCK  = 1213;

	/**
	 * Error numbers for conflicts: a deadlock (or a failed certification on a Galera cluster), and "record has changed
	 * since last read".
	 */
	private const CONFLICTS = array( self::DEADLOCK, 1020 );

	/**
	 * Other errors after which a transaction can't continue, because a correct statement did not run: lock wait timeout,
	 * node of a cluster without the other nodes, interrupted statement, time limit (two numbers), lost connection (two).
	 */
	private const FAILURES = array( 1205, 1047, 1317, 1969, 3024, 2006, 2013 );

	private function __construct( private readonly int $number, private readonly string $text ) {}

	/** Must be called right after the statement, because the next statement resets the error. */
	public static function fromWpdb( wpdb $wpdb ): self {
		// `dbh` is not public in WordPress, so Kernel/Database/DatabaseTest "inserting a duplicate key throws an
		// exception" checks that this works.
		$connection = $wpdb->__get( 'dbh' );
		if ( $connection instanceof mysqli ) {
			return new self( $connection->errno, $wpdb->last_error );
		}
		$text = self::withoutTheStatement( $wpdb->last_error );
		return new self( self::numberOf( $text ), $text );
	}

	/** Returns the error of the last statement if the running transaction can't continue after it. Otherwise, null. */
	public static function abort( wpdb $wpdb ): ?StorageFault {
		$error    = self::fromWpdb( $wpdb );
		$is_abort = in_array( $error->number, array( ...self::CONFLICTS, ...self::FAILURES ), true );
		$fault    = $is_abort ? $error->exception() : null;
		return $fault instanceof StorageFault ? $fault : null;
	}

	/** Checks whether repeating the transaction from its start can succeed. */
	public static function isConflict( StorageFault $fault ): bool {
		return in_array( $fault->getCode(), self::CONFLICTS, true );
	}

	public function exception(): RuntimeException {
		$text = '' === $this->text ? 'The database did not answer.' : $this->text;
		return self::DUPLICATE === $this->number
			? new DuplicateKey( $text, $this->number )
			: new StorageFault( $text, $this->number );
	}

	/** Removes the statement from SQLite's HTML report, because it contains a visitor's answers. */
	private static function withoutTheStatement( string $report ): string {
		return preg_match_all( '/^SQLSTATE\[.+$/m', $report, $lines ) > 0 ? (string) end( $lines[0] ) : '';
	}

	private static function numberOf( string $text ): int {
		return match ( true ) {
			1 === preg_match( '/UNIQUE constraint failed|Duplicate entry/i', $text ) => self::DUPLICATE,
			1 === preg_match( '/database (?:table )?is locked/i', $text ) => self::DEADLOCK,
			default => 0,
		};
	}
}
