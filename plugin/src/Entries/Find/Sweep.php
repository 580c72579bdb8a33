<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Filter;
use Vestibule\Kernel\Database\Database;

/**
 * The answers of all entries of one form, piece by piece, for what is counted of them. A piece is so many entries in the
 * order of their receipt, whether the filter takes them or not: however little matches, none takes longer than another.
 * Every method throws Vestibule\Kernel\Database\StorageFault when the database refuses.
 *
 * @phpstan-type Piece array{seen: int, after: string|null, answers: list<array<string, string|list<string>>>}
 */
final class Sweep {

	/** What `after` looks like: the moment of receipt and the id of the last entry that was looked at; empty for the start. */
	public const AFTER = '^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}/[0-9]{1,18})?$';

	public function __construct( private readonly Database $database ) {}

	/** @return int Entries of the form in the filter's days, in every status: as many as all pieces look at. */
	public function total( Filter $filter, int $form ): int {
		[ $received, $days ] = $filter->received();
		return (int) $this->database->value( "SELECT COUNT(*) FROM {submissions} WHERE form_id = %d AND {$received}", $form, ...$days );
	}

	/**
	 * @param Filter $filter Of this form; the words that it asks for are looked for in the piece alone.
	 * @param string $after  What the piece before has answered.
	 * @return Piece How many entries were looked at, where to go on (null at the end), and what those that match hold.
	 */
	public function piece( Filter $filter, int $form, string $after, int $most ): array {
		[ $received, $days ] = $filter->received();
		[ $beyond, $last ]   = self::beyond( $after );

		// Answered by the index form_listed alone.
		$sql      = "SELECT id, created_at, status FROM {submissions} WHERE form_id = %d AND {$received} AND {$beyond} ORDER BY created_at, id LIMIT %d";
		$rows     = $this->database->rows( $sql, $form, ...array( ...$days, ...$last, $most ) );
		$statuses = $filter->statuses();
		$ids      = array_column( array_filter( $rows, static fn ( array $row ): bool => in_array( $row['status'], $statuses, true ) ), 'id' );
		$end      = end( $rows );
		return array(
			'seen'    => count( $rows ),
			'after'   => false === $end || count( $rows ) < $most ? null : "{$end['created_at']}/{$end['id']}",
			'answers' => $this->answers( $filter, array_map( intval( ... ), $ids ) ),
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<array<string, string|list<string>>>
	 */
	private function answers( Filter $filter, array $ids ): array {
		[ $where, $values ] = $filter->where();
		$rows               = array() === $ids ? array() : $this->database->rows( "SELECT data FROM {submissions} WHERE id IN (%d) AND {$where}", $ids, ...$values );
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
