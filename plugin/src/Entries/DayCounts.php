<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;

/** Number of entries per day, except spam and the Trash. Counts all days with one query. */
final class DayCounts {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param DateTimeImmutable $today   Start of the last day, in the time zone of the days.
	 * @param int               $number  Number of days.
	 * @param list<int>|null    $allowed Forms to count; null for all.
	 * @return array<string, int> Number by day such as 2026-11-21, oldest first.
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
			'SELECT ' . implode( ', ', $sums )
				. " FROM {submissions} WHERE created_at >= %s AND status IN ('unread', 'read'){$forms}",
			...$values,
			...array(
				$today->modify( '-' . ( $number - 1 ) . ' days' ),
				...( null === $allowed ? array() : array( $allowed ) ),
			)
		) ?? array();
		return array_combine( $days, array_map( intval( ... ), array_values( $row ) ) );
	}
}
