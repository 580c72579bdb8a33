<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\PoolEntries;
use Vestibule\Kernel\Database\Database;

/**
 * Registrations of a course, by filter. Every method throws Vestibule\Kernel\Database\StorageFault if the database
 * fails.
 */
final class ParticipantTable {

	/** Filters of the list. */
	public const FILTERS = array( 'all', 'registered', 'waiting', 'canceled' );

	private readonly RegistrationTable $table;
	private readonly PoolEntries $pools;

	public function __construct( private readonly Database $database ) {
		$this->table = new RegistrationTable( $database );
		$this->pools = new PoolEntries( $database );
	}

	/**
	 * @param string $filter One of FILTERS.
	 * @param int    $after  Number of registrations to skip.
	 * @return array<int, Registration> Registrations by entry ID, oldest first.
	 */
	public function page( int $course, string $filter, int $after, int $most ): array {
		[ $where, $values ] = $this->where( $course, $filter );
		$rows               = $this->database->rows(
			"SELECT entry_id FROM {registrations} WHERE {$where} ORDER BY entry_id LIMIT %d OFFSET %d",
			...array( ...$values, $most, $after )
		);
		return $this->table->findAll( array_map( intval( ... ), array_column( $rows, 'entry_id' ) ) );
	}

	/** Returns the registration of an entry for a course. */
	public function find( int $course, int $entry ): ?Registration {
		$found = $this->table->find( $entry );
		return null !== $found && $found->course === $course ? $found : null;
	}

	/** @return array<string, int> Number of registrations by filter. */
	public function counts( int $course ): array {
		$counts = array();
		foreach ( self::FILTERS as $filter ) {
			[ $where, $values ] = $this->where( $course, $filter );
			$counts[ $filter ]  = (int) $this->database->value(
				"SELECT COUNT(*) FROM {registrations} WHERE {$where}",
				...$values
			);
		}
		return $counts;
	}

	/** @return array<int, int> Positions on the waiting list, starting at 1, by entry ID. */
	public function positions( int $course ): array {
		$entries = $this->pools->of( self::list( $course ) );
		return array() === $entries ? array() : array_combine( $entries, range( 1, count( $entries ) ) );
	}

	/** @return list<int> IDs of the entries that have their spots. */
	public function registered( int $course ): array {
		return $this->pools->of( CoursePools::name( $course ) );
	}

	private static function list( int $course ): string {
		return Pool::WAITING . CoursePools::name( $course );
	}

	/**
	 * Only the filter `all` includes entries in the Trash or the spam folder.
	 *
	 * @return array{string, list<int|string>} Condition, and values for its placeholders.
	 */
	private function where( int $course, string $filter ): array {
		$active = 'course_id = %d AND canceled_at IS NULL AND entry_id IN (' . EntryTable::READABLE . ')';
		$in     = "{$active} AND entry_id IN (" . PoolEntries::IDS . ')';
		return match ( $filter ) {
			'registered' => array( $in, array( $course, CoursePools::name( $course ) ) ),
			'waiting'    => array( $in, array( $course, self::list( $course ) ) ),
			'canceled'   => array( 'course_id = %d AND canceled_at IS NOT NULL', array( $course ) ),
			default      => array( 'course_id = %d', array( $course ) ),
		};
	}
}
