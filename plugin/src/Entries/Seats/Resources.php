<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Vestibule\Entries\EntriesErased;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

/**
 * One row for everything with limited seats: an appointment type, a host, a pool of a form. A request updates the rows
 * before it checks availability. Of two requests for the last seat, one waits until the other has finished. On a
 * database cluster, the second one fails to commit and is retried.
 */
#[Table(
	'booking_resources',
	// Rows that bookings lock: one per event and host, so that overlapping times are booked one after another. Also one
	// row per capacity pool of a form, with the number of used spots.
	'
		resource varchar(40) NOT NULL, version bigint unsigned NOT NULL DEFAULT 0, taken bigint NOT NULL DEFAULT 0,
		PRIMARY KEY  (resource)
	'
)]
final class Resources {

	/** Rows per DELETE statement; few enough not to delay submissions. */
	private const BATCH = 100;

	private const MAX_BATCHES = 200;

	/**
	 * Prefixes of pool names. Rows of appointment types and hosts are not deleted, because visitors don't add to their
	 * number.
	 */
	private const POOLS = array( 'seat:', Pool::WAITING, 'form:', Pool::GROUP );

	public function __construct( private readonly Database $database ) {}

	/**
	 * Locks resources until the transaction ends. Must be called inside a transaction. Locks them in alphabetical
	 * order, which avoids deadlocks.
	 *
	 * @param string ...$names Names of at most 40 characters, such as `event:12`.
	 */
	public function lock( string ...$names ): void {
		sort( $names, SORT_STRING );
		foreach ( array_unique( $names ) as $name ) {
			$this->database->execute(
				'INSERT INTO {booking_resources} (resource, version) VALUES (%s, 1) ON DUPLICATE KEY UPDATE version = version + 1',
				$name
			);
		}
	}

	/**
	 * Adds used seats to a locked resource, all or none.
	 *
	 * @return bool False if fewer are left.
	 */
	public function take( string $name, int $capacity, int $seats ): bool {
		return 1 === $this->database->execute(
			'UPDATE {booking_resources} SET taken = taken + %d WHERE resource = %s AND taken <= %d',
			$seats,
			$name,
			$capacity - $seats
		);
	}

	/** Adds to the number of used seats without checking the capacity. A negative number releases seats. */
	public function count( string $name, int $more ): void {
		$this->database->execute(
			'UPDATE {booking_resources} SET taken = CASE WHEN taken + %d < 0 THEN 0 ELSE taken + %d END WHERE resource = %s',
			$more,
			$more,
			$name
		);
	}

	/**
	 * Deletes the rows of pools without entries. The next entry creates the row again. Names of pools may contain a
	 * hash of a sender's address, so they are deleted together with the entries.
	 */
	#[Hook( EntriesErased::class )]
	#[Hook( 'vestibule_purge' )]
	public function deleteUnused(): void {
		FaultLog::attempt( $this->deleteUnusedRows( ... ) );
	}

	private function deleteUnusedRows(): void {
		$like   = implode( ' OR ', array_fill( 0, count( self::POOLS ), 'r.resource LIKE %s' ) );
		$names  = array_map( static fn ( string $start ): string => "{$start}%", self::POOLS );
		$select = "SELECT r.resource FROM {booking_resources} r LEFT JOIN {entry_seats} s ON s.pool = r.resource
			WHERE r.taken = 0 AND s.pool IS NULL AND ({$like}) ORDER BY r.resource LIMIT %d";
		for ( $batch = 0; $batch < self::MAX_BATCHES; $batch++ ) {
			$unused = array_map(
				strval( ... ),
				array_column( $this->database->rows( $select, ...array( ...$names, self::BATCH ) ), 'resource' )
			);
			// A submission that has just locked one of these rows has increased `taken` when its lock ends.
			$deleted = array() === $unused
				? 0
				: $this->database->execute(
					'DELETE FROM {booking_resources} WHERE resource IN (%s) AND taken = 0',
					$unused
				);
			if ( $deleted < self::BATCH ) {
				return;
			}
		}
	}

	/**
	 * @param list<string> $names
	 * @return array<string, int> Number of used seats by name. Missing if the resource has no row.
	 */
	public function taken( array $names ): array {
		return $this->counts( $names, '' );
	}

	/**
	 * Same as taken(), but also sees changes that other transactions have committed since this transaction began.
	 *
	 * @param list<string> $names Names of locked resources.
	 * @return array<string, int>
	 */
	public function lockedCounts( array $names ): array {
		return $this->counts( $names, ' FOR UPDATE' );
	}

	/**
	 * @param list<string> $names
	 * @return array<string, int>
	 */
	private function counts( array $names, string $lock ): array {
		$rows  = array() === $names ? array() : $this->database->rows(
			"SELECT resource, taken FROM {booking_resources} WHERE resource IN (%s){$lock}",
			$names
		);
		$taken = array();
		foreach ( $rows as $row ) {
			$taken[ (string) $row['resource'] ] = (int) $row['taken'];
		}
		return $taken;
	}
}
