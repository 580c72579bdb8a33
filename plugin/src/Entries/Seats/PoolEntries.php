<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Vestibule\Kernel\Database\Database;

/** Finds the entries in a pool or on a waiting list. */
final class PoolEntries {

	/** Query for the IDs of the entries in a pool. The value for its placeholder is the name of the pool. */
	public const IDS = 'SELECT entry_id FROM {entry_seats} WHERE pool = %s';

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param string $pool Name of a pool or waiting list.
	 * @return list<int> IDs of the entries in ascending order, which is also the order of waiting lists.
	 */
	public function of( string $pool ): array {
		$rows = $this->database->rows( self::IDS . ' ORDER BY entry_id', $pool );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	public function has( string $pool, int $entry ): bool {
		return null !== $this->database->value(
			'SELECT spots FROM {entry_seats} WHERE pool = %s AND entry_id = %d',
			$pool,
			$entry
		);
	}
}
