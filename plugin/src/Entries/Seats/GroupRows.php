<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Vestibule\Kernel\Database\Database;

/** Reads and writes all spots that an entry has in a group of pools. The group must be locked. */
final class GroupRows {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @return array<string, int> Spots of an entry by pool, sorted by name. Includes the group itself and its waiting
	 * list.
	 */
	public function find( int $entry, PoolGroup $group ): array {
		$rows  = $this->database->rows(
			'SELECT pool, spots FROM {entry_seats} WHERE entry_id = %d AND (pool IN (%s) OR pool LIKE %s) FOR UPDATE',
			$entry,
			array( $group->name, $group->waiting() ),
			"{$group->name}:%"
		);
		$spots = array();
		foreach ( $rows as $row ) {
			$spots[ (string) $row['pool'] ] = (int) $row['spots'];
		}
		ksort( $spots, SORT_STRING );
		return $spots;
	}

	/**
	 * Writes the rows that differ, and adds the differences to the counts of used spots.
	 *
	 * @param array<string, int> $from Stored spots by name of the pool.
	 * @param array<string, int> $to   Spots to store by name of the pool. Spots in all other pools are released.
	 */
	public function change( int $entry, array $from, array $to ): void {
		$gone = array_diff_key( $from, $to );
		$more = array_map( static fn ( int $spots ): int => - $spots, $gone );
		$rows = array();
		foreach ( $to as $pool => $spots ) {
			if ( ( $from[ $pool ] ?? 0 ) !== $spots ) {
				$more[ $pool ] = $spots - ( $from[ $pool ] ?? 0 );
				array_push( $rows, $pool, $entry, $spots );
			}
		}
		if ( array() === $more ) {
			return;
		}
		ksort( $more, SORT_STRING );
		$counts = array();
		foreach ( $more as $pool => $difference ) {
			array_push( $counts, $pool, $difference );
		}
		$this->database->execute(
			'INSERT INTO {booking_resources} (resource, taken) VALUES ' . self::places( '(%s, %d)', count( $more ) )
			. ' ON DUPLICATE KEY UPDATE taken = taken + VALUES(taken)',
			...$counts
		);
		if ( array() !== $gone ) {
			$this->database->execute(
				'DELETE FROM {entry_seats} WHERE entry_id = %d AND pool IN (%s)',
				$entry,
				array_keys( $gone )
			);
		}
		if ( array() !== $rows ) {
			$this->database->execute(
				'INSERT INTO {entry_seats} (pool, entry_id, spots) VALUES '
				. self::places( '(%s, %d, %d)', intdiv( count( $rows ), 3 ) )
				. ' ON DUPLICATE KEY UPDATE spots = VALUES(spots)',
				...$rows
			);
		}
	}

	private static function places( string $place, int $count ): string {
		return implode( ', ', array_fill( 0, $count, $place ) );
	}
}
