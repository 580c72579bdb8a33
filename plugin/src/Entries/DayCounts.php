<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;

/** Counts the entries per day, excluding spam and the Trash. A single query counts all days. */
final class DayCounts {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param DateTimeImmutable $today   Start of the last day. Its time zone determines where all days start.
	 * @param int               $number  Number of days.
	 * @param list<int>|null    $allowed IDs of the forms to count. Null counts all forms.
	 * @return array<string, int> Number of entries by day, such as 2026-11-21. The oldest day is first.
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
