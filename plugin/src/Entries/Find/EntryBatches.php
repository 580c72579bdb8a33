<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Filter;
use Vestibule\Kernel\Database\Database;

/**
 * Reads the answers in all entries of a form, for counting. Reads the entries in batches, oldest first. The size of a
 * batch is the number of entries before filtering, so all batches take about the same time. Every method throws
 * Vestibule\Kernel\Database\StorageFault if the database fails.
 *
 * @phpstan-type Batch array{seen: int, after: string|null, answers: list<array<string, string|list<string>>>}
 */
final class EntryBatches {

	/** Pattern for `after`: time and ID of the last entry in the previous batch. Empty for the first batch. */
	public const AFTER = '^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}/[0-9]{1,18})?$';

	public function __construct( private readonly Database $database ) {}

	/**
	 * @return int Number of entries that the form has received on the filter's days, in any status. All batches
	 * together read this number of entries.
	 */
	public function total( Filter $filter, int $form ): int {
		[ $received, $days ] = $filter->received();
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {submissions} WHERE form_id = %d AND {$received}",
			$form,
			...$days
		);
	}

	/**
	 * @param Filter $filter Filter for entries of this form. Its words are searched for only within the batch.
	 * @param string $after  Value of `after` from the previous batch. Empty for the first batch.
	 * @return Batch Number of entries that were read, `after` for the next batch (null after the last batch), and
	 * answers of the entries that match the filter.
	 */
	public function read( Filter $filter, int $form, string $after, int $size ): array {
		[ $received, $days ] = $filter->received();
		[ $beyond, $last ]   = self::beyond( $after );

		// The index form_listed contains all columns of this query.
		$sql      = "SELECT id, created_at, status FROM {submissions} WHERE form_id = %d AND {$received} AND {$beyond} ORDER BY created_at, id LIMIT %d";
		$rows     = $this->database->rows( $sql, $form, ...array( ...$days, ...$last, $size ) );
		$statuses = $filter->statuses();
		$ids      = array_column(
			array_filter( $rows, static fn ( array $row ): bool => in_array( $row['status'], $statuses, true ) ),
			'id'
		);
		$end      = end( $rows );
		return array(
			'seen'    => count( $rows ),
			'after'   => false === $end || count( $rows ) < $size ? null : "{$end['created_at']}/{$end['id']}",
			'answers' => $this->answers( $filter, array_map( intval( ... ), $ids ) ),
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<array<string, string|list<string>>>
	 */
	private function answers( Filter $filter, array $ids ): array {
		[ $where, $values ] = $filter->where();
		$rows               = array() === $ids
			? array()
			: $this->database->rows( "SELECT data FROM {submissions} WHERE id IN (%d) AND {$where}", $ids, ...$values );
		return array_map( static fn ( array $row ): array => Entry::values( (string) $row['data'] ), $rows );
	}

	/** @return array{string, list<string>} */
	private static function beyond( string $after ): array {
		if ( '' === $after ) {
			return array( '1 = 1', array() );
		}
		[ $created, $id ] = explode( '/', $after, 2 ) + array( '', '' );
		return ( new Sorting( 'created_at', 'asc' ) )->beyond( array( 'created_at' => $created, 'id' => $id ), false );
	}
}
