<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Generator;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Events;

defined( 'ABSPATH' ) || exit;

/**
 * Waiting list of a pool, in the order in which the entries were submitted. A party gets all its spots at once.
 *
 * @phpstan-type Party array{entry: int, spots: int}
 * @extends WaitingQueue<Party>
 */
final class PoolQueue extends WaitingQueue {

	/** Maximum number of entries that are read at once. */
	private const BATCH = 200;

	/**
	 * @param int  $free      Number of available spots.
	 * @param bool $isPreview Whether to find the entries that would be promoted, without changing anything.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly SpotTable $spots,
		private readonly Pool $pool,
		private int $free,
		private readonly bool $isPreview = false,
	) {
		parent::__construct( $pool->isOrderStrict );
	}

	/** @return Generator<Party> */
	protected function waiting(): Generator {
		$last = 0;
		do {
			$parties = $this->free < 1 ? array() : $this->after( $last );
			foreach ( $parties as $party ) {
				if ( $this->free < 1 ) {
					return;
				}
				$last = $party['entry'];
				yield $party;
			}
		} while ( array() !== $parties );
	}

	protected function give( mixed $next ): bool {
		[ 'entry' => $entry, 'spots' => $spots ] = $next;
		if ( $spots > $this->free ) {
			return false;
		}
		$this->free -= $spots;
		if ( ! $this->isPreview ) {
			$this->spots->release( $this->pool->waiting(), array( $entry ) );
			$this->spots->add( $this->pool->name, array( $entry => $spots ) );
			Events::tell( new EntryPromoting( $entry ) );
		}
		return true;
	}

	/**
	 * Reads the next entries of the list. Skips unconfirmed entries, so that they aren't promoted before confirmed
	 * ones. In strict order, also reads parties that don't fit, because they block later entries.
	 *
	 * @return list<Party>
	 */
	private function after( int $last ): array {
		$lock = $this->isPreview ? '' : ' FOR UPDATE';
		$rows = $this->database->rows(
			"SELECT s.entry_id, s.spots FROM {entry_seats} s WHERE s.pool = %s AND s.release_at IS NULL
			AND s.entry_id > %d AND s.spots <= %d
			AND NOT EXISTS (SELECT 1 FROM {submissions} u WHERE u.id = s.entry_id AND u.unconfirmed = '*')
			ORDER BY s.entry_id LIMIT %d{$lock}",
			$this->pool->waiting(),
			$last,
			$this->pool->isOrderStrict ? PHP_INT_MAX : $this->free,
			min( $this->free, self::BATCH )
		);
		return array_map(
			static fn ( array $row ): array => array(
				'entry' => (int) $row['entry_id'],
				'spots' => (int) $row['spots'],
			),
			$rows
		);
	}
}
