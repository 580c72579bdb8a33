<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Vestibule\Entries\EntriesErased;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

/**
 * A row for each thing whose seats are limited: an event, a host, a pool of places of a form. A request for
 * a seat changes the rows it needs before it looks for room, so of two requests for the last seat one waits until the
 * other has finished; on a cluster the second one fails to commit and tries again.
 */
final class Resources {

	/** Rows that one statement deletes: short enough that no submission waits for it. */
	private const BATCH = 100;

	private const MAX_BATCHES = 200;

	/** First parts of the names of pools. Rows of appointment types and hosts stay: their number doesn't grow with visitors. */
	private const POOLS = array( 'seat:', Pool::WAITING, 'form:' );

	public function __construct( private readonly Database $database ) {}

	/**
	 * Inside a transaction, and kept until it ends. Always in the order of their names, which avoids deadlocks.
	 *
	 * @param string ...$names Of at most 40 characters, such as `event:12`.
	 */
	public function lock( string ...$names ): void {
		sort( $names, SORT_STRING );
		foreach ( array_unique( $names ) as $name ) {
			$this->database->execute( 'INSERT INTO {booking_resources} (resource, version) VALUES (%s, 1) ON DUPLICATE KEY UPDATE version = version + 1', $name );
		}
	}

	/**
	 * Counts one more seat as taken, of a resource that is locked.
	 *
	 * @return bool False when none is left.
	 */
	public function take( string $name, int $capacity ): bool {
		return 1 === $this->database->execute( 'UPDATE {booking_resources} SET taken = taken + 1 WHERE resource = %s AND taken < %d', $name, $capacity );
	}

	/** Counts seats as taken whether there is room or not; a negative number gives them back. */
	public function count( string $name, int $more ): void {
		$this->database->execute( 'UPDATE {booking_resources} SET taken = CASE WHEN taken + %d < 0 THEN 0 ELSE taken + %d END WHERE resource = %s', $more, $more, $name );
	}

	/**
	 * Deletes the rows of pools in which no entry has or waits for a place. The next entry creates the row again. Names
	 * of pools may contain a hash of a sender's address, so they are deleted with the entry.
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
			$unused = array_map( strval( ... ), array_column( $this->database->rows( $select, ...array( ...$names, self::BATCH ) ), 'resource' ) );
			// A submission that has locked one of them by now has counted its place when the lock ends.
			$deleted = array() === $unused ? 0 : $this->database->execute( 'DELETE FROM {booking_resources} WHERE resource IN (%s) AND taken = 0', $unused );
			if ( $deleted < self::BATCH ) {
				return;
			}
		}
	}

	/**
	 * @param list<string> $names
	 * @return array<string, int> How many are taken, of those that have any. One read of the primary key.
	 */
	public function taken( array $names ): array {
		$rows = array() === $names ? array() : $this->database->rows( 'SELECT resource, taken FROM {booking_resources} WHERE resource IN (%s)', $names );
		$taken = array();
		foreach ( $rows as $row ) {
			$taken[ (string) $row['resource'] ] = (int) $row['taken'];
		}
		return $taken;
	}
}
