<?php

declare(strict_types=1);

namespace Vestibule\Entries\Dashboard;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Storage\Database;

/**
 * How many entries came on each of the last days, on the site's clock and without spam and trash. Kept for five minutes,
 * and forgotten when readers move or delete entries.
 */
final class Counts {

	public const DAYS = 14;

	private const KEPT = 'vestibule_entry_counts';

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * @param list<int>|null $allowed The forms that count; null stands for all.
	 * @return array<string, int> By day such as 2026-11-21, the oldest first.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function byDay( ?array $allowed ): array {
		$today = $this->clock->now()->setTimezone( wp_timezone() )->setTime( 0, 0 );
		$kept  = get_transient( self::KEPT );
		$kept  = is_array( $kept ) ? $kept : array();
		$key   = md5( $today->format( 'c' ) . wp_json_encode( $allowed ) );
		if ( ! is_array( $kept[ $key ] ?? null ) ) {
			$kept[ $key ] = $this->count( $today, $allowed );
			set_transient( self::KEPT, array_slice( $kept, -20 ), 5 * MINUTE_IN_SECONDS );
		}
		/** @var array<string, int> $days */
		$days = $kept[ $key ];
		return $days;
	}

	public static function forget(): void {
		delete_transient( self::KEPT );
	}

	/**
	 * @param list<int>|null $allowed
	 * @return array<string, int>
	 */
	private function count( DateTimeImmutable $today, ?array $allowed ): array {
		$sums   = array();
		$values = array();
		$days   = array();
		for ( $back = self::DAYS - 1; $back >= 0; $back-- ) {
			$day    = $today->modify( "-{$back} days" );
			$sums[] = 'SUM(CASE WHEN created_at >= %s AND created_at < %s THEN 1 ELSE 0 END) AS day_' . count( $days );
			$days[] = $day->format( 'Y-m-d' );
			array_push( $values, $day, $day->modify( '+1 day' ) );
		}
		$forms = null === $allowed ? '' : ' AND form_id IN (%d)';
		$row   = $this->database->row(
			'SELECT ' . implode( ', ', $sums ) . " FROM {submissions} WHERE created_at >= %s AND status IN ('unread', 'read'){$forms}",
			...$values,
			...array( $today->modify( '-' . ( self::DAYS - 1 ) . ' days' ), ...( null === $allowed ? array() : array( $allowed ) ) )
		) ?? array();
		return array_combine( $days, array_map( intval( ... ), array_values( $row ) ) );
	}
}
