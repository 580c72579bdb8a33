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

/**
 * The calendars that are read, how it went, and the times that they take of hosts. Those are no bookings, so they have a
 * table of their own; whoever looks for room reads them where it reads bookings (TakenTimes), under the same locks. Like
 * there, no row is longer than a day.
 */
final class Calendars {

	/** Read every quarter of an hour; what has failed for a day, every hour. */
	private const PAUSE = '-14 minutes';
	private const LONG  = '-59 minutes';
	private const DAY   = 86_400;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly Transaction $transaction,
	) {}

	/**
	 * Makes the calendars of a host those that its settings name; what the others took is free again.
	 *
	 * @param list<string> $urls
	 * @return bool Whether one is new or gone.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function keep( int $host, array $urls ): bool {
		$wanted = array_map( Address::hash( ... ), $urls );
		$stored = $this->ofHost( $host );
		if ( array() === array_diff( $wanted, array_keys( $stored ) ) && array() === array_diff( array_keys( $stored ), $wanted ) ) {
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
					$this->database->insertOnce( '{busy_calendars}', array( 'host_id' => $host, 'address' => $address ) );
				}
			}
		);
		return true;
	}

	/**
	 * @return array<string, CalendarRow> By the hash of the address.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function ofHost( int $host ): array {
		return array_column( $this->read( 'host_id = %d ORDER BY id', $host ), null, 'address' );
	}

	/**
	 * Those that it is time to read, the longest not tried first.
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
	 * Those that could not be read for a day.
	 *
	 * @return list<CalendarRow>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function broken( int $most ): array {
		return $this->read( 'failed_at <= %s ORDER BY failed_at LIMIT %d', $this->clock->now()->modify( '-1 day' ), $most );
	}

	/**
	 * Times that overlap [from, to), by host and in order.
	 *
	 * @param non-empty-list<int> $hosts
	 * @return list<array<string, string|null>> With `host_id`, `from_at` and `to_at`.
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

	/** Before it is read, so that one that never answers does not come first again. */
	public function begin( CalendarRow $calendar ): void {
		$this->update( $calendar, array( 'tried_at' => $this->clock->now() ) );
	}

	/** The server says that the file is the one from before. */
	public function noteUnchanged( CalendarRow $calendar ): void {
		$this->update( $calendar, array( 'seen_at' => $this->clock->now(), 'failed_at' => null ) );
	}

	/**
	 * The file was read.
	 *
	 * @param int          $left  Number of events that could not be read in full.
	 * @param list<string> $zones Names of time zones that are not understood.
	 */
	public function noteRead( CalendarRow $calendar, Fetched $fetched, int $times, int $left, array $zones ): void {
		$now = $this->clock->now();
		$this->update(
			$calendar,
			array(
				'etag'      => $fetched->etag,
				'modified'  => $fetched->modified,
				'read_at'   => $now,
				'seen_at'   => $now,
				'failed_at' => null,
				'fault'     => CalendarWords::zonesFault( $zones ),
				'times'     => $times,
				'unread'    => $left,
			)
		);
	}

	/** The next reading asks for the whole file, because the fault takes the place of the zones that were reported. */
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
		$this->database->execute( 'UPDATE {busy_calendars} SET ' . implode( ', ', $sets ) . ' WHERE id = %d', ...array( ...$values, $calendar->id ) );
	}

	/** @return list<CalendarRow> */
	private function read( string $where, DateTimeInterface|string|int ...$values ): array {
		return array_map( CalendarRow::fromRow( ... ), $this->database->rows( "SELECT * FROM {busy_calendars} WHERE {$where}", ...$values ) );
	}

	/**
	 * Puts what a calendar takes now in the place of what it took.
	 *
	 * @param list<array{int, int}> $periods Seconds since 1970, in order.
	 * @return bool Whether anything has changed.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function replace( CalendarRow $calendar, array $periods ): bool {
		$wanted = $this->days( $periods );
		return $this->transaction->run(
			function () use ( $calendar, $wanted ): bool {
				( new Resources( $this->database ) )->lock( ( new Host( $calendar->host, '' ) )->resource() );
				$rows   = $this->database->rows( 'SELECT from_at, to_at FROM {busy_times} WHERE calendar_id = %d ORDER BY from_at', $calendar->id );
				$stored = array_map( static fn ( array $row ): array => array( (string) $row['from_at'], (string) $row['to_at'] ), $rows );
				// It may have been removed while it was read.
				if ( $stored === $wanted || null === $this->database->value( 'SELECT id FROM {busy_calendars} WHERE id = %d FOR UPDATE', $calendar->id ) ) {
					return false;
				}
				$this->database->execute( 'DELETE FROM {busy_times} WHERE calendar_id = %d', $calendar->id );
				foreach ( array_chunk( $wanted, 500 ) as $some ) {
					$values = array();
					foreach ( $some as [ $from, $to ] ) {
						array_push( $values, $calendar->id, $calendar->host, $from, $to );
					}
					$places = implode( ', ', array_fill( 0, count( $some ), '(%d, %d, %s, %s)' ) );
					$this->database->execute( "INSERT INTO {busy_times} (calendar_id, host_id, from_at, to_at) VALUES {$places}", ...$values );
				}
				return true;
			}
		);
	}

	/**
	 * @param list<array{int, int}> $periods
	 * @return list<array{string, string}>
	 */
	private function days( array $periods ): array {
		$days = array();
		foreach ( $periods as [ $from, $to ] ) {
			for ( ; $from < $to; $from += self::DAY ) {
				$days[] = array( gmdate( 'Y-m-d H:i:s', $from ), gmdate( 'Y-m-d H:i:s', min( $to, $from + self::DAY ) ) );
			}
		}
		return $days;
	}
}
