<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Vestibule\Entries\EntriesErased;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Table;

/**
 * One row for everything that has a limited number of seats: an appointment type, a host, or a pool of a form. A
 * request updates these rows before it checks availability. If two requests want the last seat, one of them waits until
 * the other has finished. On a database cluster, the second request fails to commit and is retried.
 */
#[Table(
	'booking_resources',
	// Rows that requests lock: one per appointment type and host, so that overlapping times are booked one after
	// another, and one per capacity pool of a form, with the number of used spots.
	'
		resource varchar(40) NOT NULL, version bigint unsigned NOT NULL DEFAULT 0, taken bigint NOT NULL DEFAULT 0,
		PRIMARY KEY  (resource)
	'
)]
final class Resources {

	/** Number of rows that one DELETE statement deletes. It is small, so that submissions are not delayed. */
	private const BATCH = 100;

	private const MAX_BATCHES = 200;

	/**
	 * Prefixes for the names of pools, whose rows can be deleted. The rows of appointment types and hosts are kept,
	 * because submissions don't increase their number.
	 */
	private const POOLS = array( 'seat:', Pool::WAITING, 'form:', Pool::GROUP );

	public function __construct( private readonly Database $database ) {}

	/**
	 * Locks resources until the transaction ends. Must be called inside a transaction. The resources are locked in
	 * alphabetical order to avoid deadlocks.
	 *
	 * @param string ...$names Names with at most 40 characters, such as `event:12`.
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
	 * Adds to the number of used seats of a locked resource. Adds all seats or none.
	 *
	 * @return bool False if too few seats are available.
	 */
	public function take( string $name, int $capacity, int $seats ): bool {
		return 1 === $this->database->execute(
			'UPDATE {booking_resources} SET taken = taken + %d WHERE resource = %s AND taken <= %d',
			$seats,
			$name,
			$capacity - $seats
		);
	}

	/** Changes the number of used seats without checking the capacity. A negative number releases seats. */
	public function count( string $name, int $more ): void {
		$this->database->execute(
			'UPDATE {booking_resources} SET taken = CASE WHEN taken + %d < 0 THEN 0 ELSE taken + %d END WHERE resource = %s',
			$more,
			$more,
			$name
		);
	}

	/**
	 * Deletes the rows of pools that contain no entries. The next entry creates the row again. The name of a pool can
	 * contain a hash of the sender's address, so its row is deleted together with the entries.
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
			// A submission that locks one of these rows increases `taken` before its lock ends, so the row is not
			// deleted.
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
	 * @return array<string, int> Number of used seats by name. Resources without a row are missing.
	 */
	public function taken( array $names ): array {
		return $this->counts( $names, '' );
	}

	/**
	 * Returns the same as taken(), but includes changes that other transactions have committed since this transaction
	 * began.
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
