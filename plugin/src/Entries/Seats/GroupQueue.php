<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Events;

defined( 'ABSPATH' ) || exit;

/**
 * Waiting list of a group of pools, in the order in which the entries were submitted. In strict order, an entry that
 * doesn't fit blocks later entries, but only if they need one of the same pools.
 *
 * @phpstan-type Party array{entry: int, pools: list<Pool>}
 * @extends WaitingQueue<Party>
 */
final class GroupQueue extends WaitingQueue {

	/** @var array<string, true> Pools that are reserved for an earlier entry on the list. Only used in strict order. */
	private array $reserved = array();

	/**
	 * @param Closure(list<int>): array<int, list<Pool>> $wanted Returns the pools that entries are waiting for, by
	 * entry ID. Entries that need no pools stay on the list.
	 * @param Closure(int, list<Pool>): bool             $assign Assigns an entry its spots and removes it from the
	 * list. Returns false if too few spots are available.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly PoolGroup $group,
		private readonly Closure $wanted,
		private readonly Closure $assign,
	) {
		parent::__construct( false );
	}

	/** @param list<Pool> $pools */
	public function isReserved( array $pools ): bool {
		return array() !== array_filter( $pools, fn ( Pool $pool ): bool => isset( $this->reserved[ $pool->name ] ) );
	}

	protected function waiting(): iterable {
		// Unconfirmed entries stay on the list, so that they aren't promoted before confirmed ones.
		$rows    = $this->database->rows(
			"SELECT s.entry_id FROM {entry_seats} s WHERE s.pool = %s AND s.release_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM {submissions} u WHERE u.id = s.entry_id AND u.unconfirmed = '*')
			ORDER BY s.entry_id FOR UPDATE",
			$this->group->waiting()
		);
		$entries = array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
		$wanted  = array() === $entries ? array() : ( $this->wanted )( $entries );
		foreach ( $entries as $entry ) {
			if ( array() !== ( $wanted[ $entry ] ?? array() ) ) {
				yield array( 'entry' => $entry, 'pools' => $wanted[ $entry ] );
			}
		}
	}

	protected function give( mixed $next ): bool {
		[ 'entry' => $entry, 'pools' => $pools ] = $next;
		if ( $this->isReserved( $pools ) || ! ( $this->assign )( $entry, $pools ) ) {
			$names          = $this->group->isOrderStrict ? array_column( $pools, 'name' ) : array();
			$this->reserved = $this->reserved + array_fill_keys( $names, true );
			return false;
		}
		Events::tell( new EntryPromoting( $entry ) );
		return true;
	}
}
