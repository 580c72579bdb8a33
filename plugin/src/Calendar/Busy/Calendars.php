<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use DateTimeImmutable;
use DateTimeInterface;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * Stores the external calendars of hosts, the result of reading them, and their busy times. Busy times are in a
 * separate table, because they are not bookings. TakenTimes reads both tables under the same locks. As in the bookings
 * table, a row covers at most one day.
 */
#[Table(
	'busy_calendars',
	// External calendars of hosts, and the results of reading them. Their URLs are secret and stored in the host's post
	// meta. `address` is only a hash.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		host_id bigint unsigned NOT NULL,
		address char(64) NOT NULL,
		etag varchar(250) NOT NULL DEFAULT '',
		modified varchar(100) NOT NULL DEFAULT '',
		tried_at datetime NULL,
		read_at datetime NULL,
		seen_at datetime NULL,
		failed_at datetime NULL,
		times int unsigned NOT NULL DEFAULT 0,
		unread int unsigned NOT NULL DEFAULT 0,
		fault varchar(250) NOT NULL DEFAULT '',
		PRIMARY KEY  (id), UNIQUE KEY host_address (host_id, address), KEY tried (tried_at)
	"
)]
#[Table(
	'busy_times',
	// Busy periods from external calendars.
	'
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		calendar_id bigint unsigned NOT NULL,
		host_id bigint unsigned NOT NULL,
		from_at datetime NOT NULL,
		to_at datetime NOT NULL,
		PRIMARY KEY  (id), KEY calendar (calendar_id), KEY host_from (host_id, from_at)
	'
)]
final class Calendars {

	/**
	 * Minimum time between two attempts. Calendars are read every 15 minutes, or every hour after a day of failures.
	 */
	private const PAUSE = '-14 minutes';
	private const LONG  = '-59 minutes';
	private const DAY   = 86_400;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly Transaction $transaction,
	) {}

	/**
	 * Adds and removes a host's calendars, so that they match these URLs. Deletes the busy times of removed calendars.
	 *
	 * @param list<string> $urls
	 * @return bool Whether a calendar was added or removed.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function keep( int $host, array $urls ): bool {
		$wanted = array_map( Address::hash( ... ), $urls );
		$stored = $this->ofHost( $host );
		if (
			array() === array_diff( $wanted, array_keys( $stored ) )
				&& array() === array_diff( array_keys( $stored ), $wanted )
		) {
			return false;
		}
		$this->transaction->run(
			function () use ( $host, $wanted ): void {
				( new Resources( $this->database ) )->lock( ( new Host( $host, '' ) )->resource() );
				$stored = $this->ofHost( $host );
				foreach ( array_diff_key( $stored, array_flip( $wanted ) ) as $calendar ) {
					$this->database->execute( 'DELETE FROM {busy_times} WHERE calendar_id = %d', $calendar->id );
					$this->database->execute( 'DELETE FROM {busy_calendars} WHERE id = %d', $calendar->id );
				}
				foreach ( array_diff( $wanted, array_keys( $stored ) ) as $address ) {
					$this->database->insertOnce(
						'{busy_calendars}',
						array( 'host_id' => $host, 'address' => $address )
					);
				}
			}
		);
		return true;
	}

	/**
	 * @return array<string, CalendarRow> External calendars of the host, by hash of the URL.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function ofHost( int $host ): array {
		return array_column( $this->read( 'host_id = %d ORDER BY id', $host ), null, 'address' );
	}

	/**
	 * Returns the calendars to read now, starting with the calendar whose last attempt is the oldest.
	 *
	 * @return list<CalendarRow>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function due( int $most ): array {
		$now = $this->clock->now();
		return $this->read(
			'tried_at IS NULL OR tried_at <= %s OR (tried_at <= %s AND (failed_at IS NULL OR failed_at > %s)) ORDER BY tried_at IS NOT NULL, tried_at, id LIMIT %d',
			$now->modify( self::LONG ),
			$now->modify( self::PAUSE ),
			$now->modify( '-1 day' ),
			$most
		);
	}

	/**
	 * Returns the calendars that could not be read for a day.
	 *
	 * @return list<CalendarRow>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function broken( int $most ): array {
		return $this->read(
			'failed_at <= %s ORDER BY failed_at LIMIT %d',
			$this->clock->now()->modify( '-1 day' ),
			$most
		);
	}

	/**
	 * Returns busy times that overlap [from, to), sorted by host and start.
	 *
	 * @param non-empty-list<int> $hosts
	 * @return list<array<string, string|null>> Rows with `host_id`, `from_at` and `to_at`.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function timesBetween( array $hosts, DateTimeImmutable $from, DateTimeImmutable $to, int $most ): array {
		return $this->database->rows(
			'SELECT host_id, from_at, to_at FROM {busy_times} WHERE host_id IN (%d) AND from_at >= %s AND from_at < %s AND to_at > %s ORDER BY host_id, from_at LIMIT %d',
			$hosts,
			$from->modify( '-1 day' ),
			$to,
			$from,
			$most
		);
	}

	/** @throws \Vestibule\Kernel\Database\StorageFault */
	public function count(): int {
		return (int) $this->database->value( 'SELECT COUNT(*) FROM {busy_calendars}' );
	}

	/**
	 * Stores the time of an attempt before reading, so that a calendar that never responds doesn't come first again.
	 */
	public function begin( CalendarRow $calendar ): void {
		$this->update( $calendar, array( 'tried_at' => $this->clock->now() ) );
	}

	/** Records that the file is unchanged. */
	public function noteUnchanged( CalendarRow $calendar ): void {
		$this->update( $calendar, array( 'seen_at' => $this->clock->now(), 'failed_at' => null ) );
	}

	/**
	 * Records that the file was read.
	 *
	 * @param int          $left  Number of events that could not be read completely.
	 * @param list<string> $zones Names of unknown time zones.
	 */
	public function noteRead(
		CalendarRow $calendar,
		DownloadResult $result,
		int $times,
		int $left,
		array $zones
	): void {
		$now = $this->clock->now();
		$this->update(
			$calendar,
			array(
				'etag'      => $result->etag,
				'modified'  => $result->modified,
				'read_at'   => $now,
				'seen_at'   => $now,
				'failed_at' => null,
				'fault'     => CalendarStatusText::zonesFault( $zones ),
				'times'     => $times,
				'unread'    => $left,
			)
		);
	}

	/**
	 * Records a failure. Deletes the headers for conditional requests, so that the next request gets the whole file and
	 * unknown time zones are reported again.
	 */
	public function noteFailure( CalendarRow $calendar, string $fault ): void {
		$since = $calendar->failedAt ?? $this->clock->now();
		$this->update( $calendar, array( 'failed_at' => $since, 'fault' => $fault, 'etag' => '', 'modified' => '' ) );
	}

	/** @param array<string, DateTimeInterface|string|int|null> $columns */
	private function update( CalendarRow $calendar, array $columns ): void {
		$sets   = array();
		$values = array();
		foreach ( $columns as $column => $value ) {
			$sets[] = $column . ' = ' . ( null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' ) );
			if ( null !== $value ) {
				$values[] = $value;
			}
		}
		$this->database->execute(
			'UPDATE {busy_calendars} SET ' . implode( ', ', $sets ) . ' WHERE id = %d',
			...array( ...$values, $calendar->id )
		);
	}

	/** @return list<CalendarRow> */
	private function read( string $where, DateTimeInterface|string|int ...$values ): array {
		return array_map(
			CalendarRow::fromRow( ... ),
			$this->database->rows( "SELECT * FROM {busy_calendars} WHERE {$where}", ...$values )
		);
	}

	/**
	 * Replaces the busy times of a calendar.
	 *
	 * @param list<array{int, int}> $periods Busy periods in order, as Unix timestamps.
	 * @return bool Whether the busy times have changed.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function replace( CalendarRow $calendar, array $periods ): bool {
		$wanted = $this->days( $periods );
		return $this->transaction->run(
			function () use ( $calendar, $wanted ): bool {
				( new Resources( $this->database ) )->lock( ( new Host( $calendar->host, '' ) )->resource() );
				$rows   = $this->database->rows(
					'SELECT from_at, to_at FROM {busy_times} WHERE calendar_id = %d ORDER BY from_at',
					$calendar->id
				);
				$stored = array_map(
					static fn ( array $row ): array => array( (string) $row['from_at'], (string) $row['to_at'] ),
					$rows
				);
				// The calendar may have been removed in the meantime.
				if (
					$stored === $wanted
						|| null === $this->database->value(
							'SELECT id FROM {busy_calendars} WHERE id = %d FOR UPDATE',
							$calendar->id
						)
				) {
					return false;
				}
				$this->database->execute( 'DELETE FROM {busy_times} WHERE calendar_id = %d', $calendar->id );
				foreach ( array_chunk( $wanted, 500 ) as $some ) {
					$values = array();
					foreach ( $some as [ $from, $to ] ) {
						array_push( $values, $calendar->id, $calendar->host, $from, $to );
					}
					$places = implode( ', ', array_fill( 0, count( $some ), '(%d, %d, %s, %s)' ) );
					$this->database->execute(
						"INSERT INTO {busy_times} (calendar_id, host_id, from_at, to_at) VALUES {$places}",
						...$values
					);
				}
				return true;
			}
		);
	}

	/**
	 * Splits periods into rows of at most one day.
	 *
	 * @param list<array{int, int}> $periods
	 * @return list<array{string, string}>
	 */
	private function days( array $periods ): array {
		$days = array();
		foreach ( $periods as [ $from, $to ] ) {
			for ( ; $from < $to; $from += self::DAY ) {
				$days[] = array(
					gmdate( 'Y-m-d H:i:s', $from ),
					gmdate( 'Y-m-d H:i:s', min( $to, $from + self::DAY ) ),
				);
			}
		}
		return $days;
	}
}
