<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Storage\Database;

/**
 * Reads bookings of a filter: a page, their number, how many begin when, and all in turn.
 * Every method throws Vestibule\Contracts\StorageFault when the database refuses.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class BookingTable {

	private const COLUMNS = 'b.id, b.event_id, b.host_id, b.submission_id, b.start_at, b.end_at, b.status, b.timezone, b.sequence, b.note, b.source, b.title';

	public function __construct( private readonly Database $database ) {}

	public function filter(): BookingFilter {
		return new BookingFilter();
	}

	/**
	 * @param string $column start_at or id.
	 * @return list<Row>
	 */
	public function page( BookingFilter $filter, string $column, bool $is_ascending, int $page, int $perPage ): array {
		[ $where, $values ] = $filter->where();
		$order              = $is_ascending ? 'ASC' : 'DESC';
		$by                 = 'id' === $column ? "b.id {$order}" : "b.start_at {$order}, b.id {$order}";
		return $this->database->rows(
			'SELECT ' . self::COLUMNS . " FROM {bookings} b WHERE {$where} ORDER BY {$by} LIMIT %d OFFSET %d",
			...array( ...$values, $perPage, ( $page - 1 ) * $perPage )
		);
	}

	/** @return Row|null */
	public function find( BookingFilter $filter ): ?array {
		return $this->page( $filter, 'id', true, 1, 1 )[0] ?? null;
	}

	public function count( BookingFilter $filter ): int {
		[ $where, $values ] = $filter->where();
		return (int) $this->database->value( "SELECT COUNT(*) FROM {bookings} b WHERE {$where}", ...$values );
	}

	/** @return array<array-key, int> How many, by the time at which they begin. */
	public function starts( BookingFilter $filter ): array {
		[ $where, $values ] = $filter->where();
		$rows               = $this->database->rows( "SELECT b.start_at, COUNT(*) AS number FROM {bookings} b WHERE {$where} GROUP BY b.start_at", ...$values );
		return array_map( intval( ... ), array_column( $rows, 'number', 'start_at' ) );
	}
}
