<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Vestibule\Kernel\Database\Database;

/** Reads the waiting lists of pools and groups. */
final class WaitingEntries {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param string $list Name of the waiting list (PoolGroup::waiting()).
	 * @return list<int> Entries on the list, in its order.
	 */
	public function of( string $list ): array {
		$rows = $this->database->rows( 'SELECT entry_id FROM {entry_seats} WHERE pool = %s ORDER BY entry_id', $list );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	public function has( string $list, int $entry ): bool {
		return null !== $this->database->value(
			'SELECT spots FROM {entry_seats} WHERE pool = %s AND entry_id = %d',
			$list,
			$entry
		);
	}
}
