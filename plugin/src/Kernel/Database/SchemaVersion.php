<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use RuntimeException;
use Vestibule\Kernel\Events;

/**
 * Version of the plugin's tables on this site. It is safe to run the upgrade concurrently, or again after a failure.
 */
final class SchemaVersion {

	public const OPTION = 'vestibule_schema';

	/**
	 * Must be increased with each change to the tables, so that sites run upgrade(). Versions below FIRST belong to
	 * releases before 0.3.0.
	 */
	private const VERSION = 38;
	private const FIRST   = 32;

	public function __construct( private readonly Database $database ) {}

	/**
	 * Checks whether a newer version of the plugin created the tables. This happens after a downgrade. This version
	 * must not write to them.
	 */
	public static function isAhead(): bool {
		return self::stored() > self::VERSION;
	}

	/** Checks whether the tables are older than those of 0.3.0. This version can't update them. */
	public static function isTooOld(): bool {
		return self::stored() > 0 && self::stored() < self::FIRST;
	}

	/** Checks whether the tables must be updated. Needs no query, because the option is autoloaded. */
	public static function isBehind(): bool {
		return self::stored() < self::VERSION && ! self::isTooOld();
	}

	/** Checks whether this version of the plugin may write to the tables of this site. Needs no query. */
	public static function isUsable(): bool {
		return self::VERSION === self::stored();
	}

	/**
	 * @return RuntimeException|null Error if the upgrade failed. Until it succeeds, AJAX actions respond with status
	 * 503.
	 */
	public function upgrade(): ?RuntimeException {
		if ( ! self::isBehind() ) {
			return null;
		}
		try {
			$this->probe();
			foreach ( Tables::definitions() as $table => $definition ) {
				$this->database->execute(
					"CREATE TABLE IF NOT EXISTS {{$table}} ({$definition}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
				);
				( new Columns( $this->database, "{{$table}}" ) )->complete( new TableDefinition( $definition ) );
			}
			$this->addOptions();
		} catch ( StorageFault | DuplicateKey $fault ) {
			return $fault;
		}
		update_option( self::OPTION, self::VERSION, true );
		return null;
	}

	/**
	 * Creates and drops an empty table to check that the database supports transactions. The plugin's own tables are
	 * not changed.
	 *
	 * @throws StorageFault If the table can't be created or doesn't support transactions.
	 */
	public function probe(): void {
		$this->database->execute(
			'CREATE TABLE IF NOT EXISTS {probe} (id int unsigned NOT NULL, PRIMARY KEY  (id)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
		$engine = ( new Engines( $this->database ) )->withoutTransactions( $this->database->table( 'probe' ) );
		$this->database->execute( 'DROP TABLE IF EXISTS {probe}' );
		if ( '' !== $engine ) {
			throw new StorageFault(
				sprintf(
					/* translators: %s: storage engine of the tables, such as MyISAM. */
					__(
						'Tables are created with %s, which does not support transactions. InnoDB is required',
						'vestibule'
					),
					$engine
				)
			);
		}
	}

	public function steps(): int {
		return self::VERSION;
	}

	public function version(): int {
		return self::stored();
	}

	/**
	 * Adds the options that every page reads. Because they exist and are autoloaded, no page queries for a missing
	 * option.
	 *
	 * @throws StorageFault
	 */
	private function addOptions(): void {
		$once = new Once( $this->database );
		$once->add( 'vestibule_secret', bin2hex( random_bytes( 32 ) ) );
		Events::tell( new TablesMade( $once ) );
		/**
		 * Fires after the plugin's tables were created or updated on a site. Listeners add options that pages read.
		 *
		 * @param Once $once
		 */
		do_action( 'vestibule/tables_made', $once );
	}

	private static function stored(): int {
		$version = get_option( self::OPTION, 0 );
		return is_numeric( $version ) ? max( 0, (int) $version ) : 0;
	}
}
