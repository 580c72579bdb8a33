<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use DateTimeInterface;
use RuntimeException;
use wpdb;

/**
 * Runs SQL statements on WordPress's connection and throws an exception if a statement fails. wpdb only returns `false`
 * and prints the statement, so a submission could be stored incompletely. This class neither prints nor logs errors.
 *
 * Table names are written in braces: `{bookings}` for one of the plugin's tables, `{posts}` for one of WordPress's.
 * Values are passed separately, with the placeholders of wpdb::prepare(). A list replaces the placeholder in `IN (%d)`
 * or `IN (%s)`. An empty list matches no row. Dates are converted to UTC.
 *
 * @phpstan-type Value string|int|DateTimeInterface
 */
final class Database {

	private readonly Tables $tables;

	/**
	 * Error in the running transaction. Stored so that the transaction fails even if the caller catches the exception.
	 */
	private ?RuntimeException $fault = null;

	/**
	 * @param Closure(): bool|null $isReadOnly Returns whether the data is read-only. If it is, every change throws an
	 * exception.
	 */
	public function __construct( private readonly wpdb $wpdb, private readonly ?Closure $isReadOnly = null ) {
		$this->tables = new Tables( $wpdb );
	}

	/**
	 * @param array<string, Value|null> $row Values by column.
	 * @return int ID of the new row; 0 if the table has no ID column.
	 * @throws DuplicateKey If a unique key rejects the row.
	 * @throws StorageFault
	 */
	public function insert( string $table, array $row ): int {
		$this->change( $this->insertion( 'INSERT', $table, $row ) );
		return $this->wpdb->insert_id;
	}

	/**
	 * Inserts a row, unless a row with the same unique key already exists. A duplicate doesn't abort the transaction,
	 * even on SQLite.
	 *
	 * @phpstan-impure
	 * @param array<string, Value|null> $row Values by column. They must fit into their columns, because INSERT IGNORE
	 * truncates longer values silently.
	 * @return int|null ID of the new row (0 if the table has no ID column), or null if the key exists.
	 * @throws StorageFault
	 */
	public function insertOnce( string $table, array $row ): ?int {
		return 1 === $this->change( $this->insertion( 'INSERT IGNORE', $table, $row ) ) ? $this->wpdb->insert_id : null;
	}

	/**
	 * Runs a statement that doesn't return rows.
	 *
	 * @param Value|list<string>|list<int> ...$values
	 * @phpstan-impure
	 * @return int Number of changed rows.
	 * @throws DuplicateKey
	 * @throws StorageFault
	 */
	public function execute( string $sql, string|int|DateTimeInterface|array ...$values ): int {
		return $this->change( $this->prepared( $sql, array_values( $values ) ) );
	}

	/**
	 * @phpstan-impure
	 * @param Value|list<string>|list<int> ...$values
	 * @return list<array<string, string|null>> Rows by column. All values are strings.
	 * @throws StorageFault
	 */
	public function rows( string $sql, string|int|DateTimeInterface|array ...$values ): array {
		$this->run( $this->prepared( $sql, array_values( $values ) ) );
		$rows = array();
		foreach ( (array) $this->wpdb->last_result as $result ) {
			$row = array();
			foreach ( get_object_vars( $result ) as $column => $value ) {
				$row[ (string) $column ] = is_scalar( $value ) ? (string) $value : null;
			}
			$rows[] = $row;
		}
		return $rows;
	}

	/**
	 * @param Value|list<string>|list<int> ...$values
	 * @return array<string, string|null>|null First row, or null if there is none.
	 * @throws StorageFault
	 */
	public function row( string $sql, string|int|DateTimeInterface|array ...$values ): ?array {
		return $this->rows( $sql, ...$values )[0] ?? null;
	}

	/**
	 * @param Value|list<string>|list<int> ...$values
	 * @return string|null First column of the first row, or null if there is none.
	 * @throws StorageFault
	 */
	public function value( string $sql, string|int|DateTimeInterface|array ...$values ): ?string {
		$row = $this->row( $sql, ...$values );
		return null === $row ? null : array_values( $row )[0] ?? null;
	}

	/** @param string $name Name as in Tables::named(). SQL statements use braces instead. */
	public function table( string $name ): string {
		return $this->tables->named( $name );
	}

	/** Returns the last error since forget() was called. */
	public function fault(): ?RuntimeException {
		return $this->fault;
	}

	public function forget(): void {
		$this->fault = null;
	}

	/** @param array<string, Value|null> $row */
	private function insertion( string $verb, string $table, array $row ): string {
		$places = array();
		$values = array();
		foreach ( $row as $value ) {
			$places[] = null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' );
			if ( null !== $value ) {
				$values[] = $value;
			}
		}
		$columns = implode(
			', ',
			array_map( static fn ( string $column ): string => "`{$column}`", array_keys( $row ) )
		);
		return $this->prepared(
			"{$verb} INTO {$table} ({$columns}) VALUES (" . implode( ', ', $places ) . ')',
			$values
		);
	}

	/** @param list<Value|list<string>|list<int>> $values */
	private function prepared( string $sql, array $values ): string {
		$sql = (string) preg_replace_callback(
			'/\{([a-z_]+)\}/',
			fn ( array $found ): string => $this->table( $found[1] ),
			$sql
		);
		if ( array() === $values ) {
			return $sql;
		}
		$flat = array();
		$sql  = (string) preg_replace_callback(
			'/%%|%[ds]/',
			static function ( array $found ) use ( &$values, &$flat ): string {
				if ( '%%' === $found[0] ) {
					return $found[0];
				}
				$value = array_shift( $values );
				$value = $value instanceof DateTimeInterface ? gmdate( 'Y-m-d H:i:s', $value->getTimestamp() ) : $value;
				array_push( $flat, ...array_values( (array) $value ) );
				return array() === $value
					? 'NULL'
					: implode( ', ', array_fill( 0, count( (array) $value ), $found[0] ) );
			},
			$sql
		);
		if ( array() === $flat ) {
			return str_replace( '%%', '%', $sql );
		}
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- This is where statements are prepared.
		return (string) $this->wpdb->prepare( $sql, $flat ); // @phpstan-ignore argument.type (Table names are inserted, so no statement is a literal. Values never are.)
	}

	/**
	 * @return int Number of changed rows.
	 * @throws DuplicateKey
	 * @throws StorageFault
	 */
	private function change( string $sql ): int {
		if ( null !== $this->isReadOnly && ( $this->isReadOnly )() ) {
			$this->fault = new StorageFault(
				'A newer version of the plugin has stored data here, or one before 0.3.0, so nothing is changed.'
			);
			throw $this->fault;
		}
		return $this->run( $sql );
	}

	/**
	 * @return int Number of rows changed or found.
	 * @throws DuplicateKey
	 * @throws StorageFault
	 */
	private function run( string $sql ): int {
		$silent  = $this->wpdb->suppress_errors( true );
		$charset = $this->charset( ... );
		add_filter( 'pre_get_table_charset', $charset, 10, 2 );
		try {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Each caller above uses prepared().
			$result = $this->wpdb->query( $sql );
		} finally {
			remove_filter( 'pre_get_table_charset', $charset );
			$this->wpdb->suppress_errors( $silent );
		}
		if ( false === $result ) {
			$this->fault = DatabaseError::fromWpdb( $this->wpdb )->exception();
			throw $this->fault;
		}
		return (int) $result;
	}

	/**
	 * Returns the character set of the plugin's tables, which is always the same. Without this filter, WordPress would
	 * query all columns of a table before it writes non-ASCII text to it.
	 */
	private function charset( mixed $charset, string $table ): mixed {
		return str_starts_with( $table, "{$this->wpdb->prefix}vestibule_" ) ? 'utf8mb4' : $charset;
	}
}
