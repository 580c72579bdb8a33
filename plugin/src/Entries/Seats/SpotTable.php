<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Wiring\Table;

/**
 * Spots of entries, with one row per entry and pool. The row of the pool also stores the total number of used spots
 * (Resources), so that pages read only one row. An entry on a waiting list has a row with the name of the list. Pools
 * must be locked.
 */
#[Table(
	'entry_seats',
	// Spots in capacity pools by entry. `release_at` is set while Undo can restore the entry.
	'
		pool varchar(40) NOT NULL, entry_id bigint unsigned NOT NULL, spots int unsigned NOT NULL DEFAULT 1,
		release_at datetime NULL,
		PRIMARY KEY  (pool, entry_id), KEY entry (entry_id), KEY release_at (release_at)
	'
)]
final class SpotTable {

	public function __construct( private readonly Database $database, private readonly Resources $resources ) {}

	/**
	 * Assigns an entry the spots that it needs. If it already has some of them, assigns the missing ones.
	 *
	 * @return bool False if too few spots are available. In that case, nothing is changed.
	 */
	public function take( Pool $pool, int $entry ): bool {
		if ( ! $this->insert( $pool->name, $entry, $pool->spots ) ) {
			$missing = $pool->spots - $this->count( $pool->name, $entry );
			return $missing <= 0 || (
				$this->resources->take( $pool->name, $pool->capacity, $missing )
				&& $this->update( $pool->name, $entry, $pool->spots )
			);
		}
		if ( $this->resources->take( $pool->name, $pool->capacity, $pool->spots ) ) {
			return true;
		}
		$this->database->execute( 'DELETE FROM {entry_seats} WHERE pool = %s AND entry_id = %d', $pool->name, $entry );
		return false;
	}

	/** Adds an entry to a waiting list, or changes the number of spots that it is waiting for. */
	public function wait( Pool $pool, int $entry ): void {
		if ( $this->insert( $pool->waiting(), $entry, $pool->spots ) ) {
			$this->resources->count( $pool->waiting(), $pool->spots );
		} else {
			$this->resize( $pool->waiting(), $entry, $pool->spots );
		}
	}

	/**
	 * Changes the number of spots of an entry without checking the capacity. Has no effect if the entry has no spots.
	 */
	public function resize( string $pool, int $entry, int $spots ): void {
		$before = $this->count( $pool, $entry );
		if ( $before > 0 && $before !== $spots ) {
			$this->update( $pool, $entry, $spots );
			$this->resources->count( $pool, $spots - $before );
		}
	}

	/** @return int Number of spots that an entry has in a pool, or is waiting for on a waiting list. */
	public function count( string $pool, int $entry ): int {
		return (int) $this->database->value(
			'SELECT spots FROM {entry_seats} WHERE pool = %s AND entry_id = %d FOR UPDATE',
			$pool,
			$entry
		);
	}

	/**
	 * Assigns spots without checking the capacity. Skips entries that already have spots in the pool.
	 *
	 * @param array<int, int> $spots Number of spots by entry ID.
	 */
	public function add( string $pool, array $spots ): void {
		$by_size = array();
		foreach ( $spots as $entry => $number ) {
			$by_size[ $number ][] = $pool;
			$by_size[ $number ][] = $entry;
			$by_size[ $number ][] = $number;
		}
		$added = 0;
		foreach ( $by_size as $number => $values ) {
			$rows   = implode( ', ', array_fill( 0, intdiv( count( $values ), 3 ), '(%s, %d, %d)' ) );
			$added += $number * $this->database->execute(
				"INSERT IGNORE INTO {entry_seats} (pool, entry_id, spots) VALUES {$rows}",
				...$values
			);
		}
		$this->resources->count( $pool, $added );
	}

	/**
	 * Releases the spots of entries.
	 *
	 * @param list<int>              $entries
	 * @param DateTimeImmutable|null $due     Releases only spots that are marked for release by this time. Null
	 * releases all.
	 */
	public function release( string $pool, array $entries, ?DateTimeImmutable $due = null ): void {
		$where  = 'pool = %s AND entry_id IN (%d)' . ( null === $due ? '' : ' AND release_at <= %s' );
		$values = array( $pool, $entries, ...( null === $due ? array() : array( $due ) ) );
		$rows   = $this->database->rows( "SELECT spots FROM {entry_seats} WHERE {$where} FOR UPDATE", ...$values );
		if ( array() !== $rows ) {
			$this->database->execute( "DELETE FROM {entry_seats} WHERE {$where}", ...$values );
			$this->resources->count( $pool, - (int) array_sum( array_column( $rows, 'spots' ) ) );
		}
	}

	/** @return bool False if the entry already has a row. */
	private function insert( string $pool, int $entry, int $spots ): bool {
		$row = array( 'pool' => $pool, 'entry_id' => $entry, 'spots' => $spots );
		return null !== $this->database->insertOnce( '{entry_seats}', $row );
	}

	private function update( string $pool, int $entry, int $spots ): bool {
		return 1 === $this->database->execute(
			'UPDATE {entry_seats} SET spots = %d WHERE pool = %s AND entry_id = %d',
			$spots,
			$pool,
			$entry
		);
	}
}
