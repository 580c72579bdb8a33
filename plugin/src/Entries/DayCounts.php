<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;

/** How many entries arrived on each of the last days, without spam and Trash: one statement for all days. */
final class DayCounts {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param DateTimeImmutable $today   Its beginning, in the zone whose days are meant.
	 * @param list<int>|null    $allowed The forms that count; null stands for all.
	 * @return array<string, int> By day such as 2026-11-21, the oldest first.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function until( DateTimeImmutable $today, int $number, ?array $allowed ): array {
		$sums   = array();
		$values = array();
		$days   = array();
		for ( $back = $number - 1; $back >= 0; $back-- ) {
			$day    = $today->modify( "-{$back} days" );
			$sums[] = 'SUM(CASE WHEN created_at >= %s AND created_at < %s THEN 1 ELSE 0 END) AS day_' . count( $days );
			$days[] = $day->format( 'Y-m-d' );
			array_push( $values, $day, $day->modify( '+1 day' ) );
		}
		$forms = null === $allowed ? '' : ' AND form_id IN (%d)';
		$row   = $this->database->row(
			'SELECT ' . implode( ', ', $sums ) . " FROM {submissions} WHERE created_at >= %s AND status IN ('unread', 'read'){$forms}",
			...$values,
			...array( $today->modify( '-' . ( $number - 1 ) . ' days' ), ...( null === $allowed ? array() : array( $allowed ) ) )
		) ?? array();
		return array_combine( $days, array_map( intval( ... ), array_values( $row ) ) );
	}
}
