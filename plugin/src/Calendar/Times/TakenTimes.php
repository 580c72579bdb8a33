<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;

/**
 * Reads bookings, active holds and blocks of an appointment type and its hosts, and busy times in the hosts' external
 * calendars.
 */
final class TakenTimes {

	/**
	 * Range of start times to search, relative to the requested range. Rows last at most one day, and buffers at most
	 * eight hours.
	 */
	private const REACH = '-2 days';
	private const AHEAD = '+8 hours';

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	/**
	 * Returns all bookings and busy periods that overlap [from, to), including their buffers, earliest first.
	 *
	 * @param string $except Secret of the visitor's own hold, which is not included.
	 * @return list<BusySpan>
	 */
	public function find( Event $event, DateTimeImmutable $from, DateTimeImmutable $to, string $except = '' ): array {
		return $this->read( $event, $from, $to, 'hold <> %s', '' === $except ? '-' : hash( 'sha256', $except ), '' );
	}

	/**
	 * Returns the same as find(), but with a locking read, which also includes rows that were committed after the
	 * transaction started. Must run inside the transaction that has the locks of the appointment type.
	 *
	 * @param int $except ID of a booking that is being moved, which is not included.
	 * @return list<BusySpan>
	 */
	public function findLocked( Event $event, DateTimeImmutable $from, DateTimeImmutable $to, int $except = 0 ): array {
		return $this->read( $event, $from, $to, 'id <> %d', $except, ' FOR UPDATE' );
	}

	/** @return list<BusySpan> */
	private function read(
		Event $event,
		DateTimeImmutable $from,
		DateTimeImmutable $to,
		string $others,
		string|int $except,
		string $lock
	): array {
		$stretch = array(
			$from->modify( self::REACH ),
			$to->modify( self::AHEAD ),
			$to,
			$from,
			$this->clock->now(),
			$except,
		);
		$rows = $this->database->rows( $this->sql( 'event_id = %d', $others, $lock ), $event->id, ...$stretch );
		if ( array() !== $event->hosts ) {
			$ids  = array_map( static fn ( Host $host ): int => $host->id, $event->hosts );
			$rows = array(
				...$rows,
				...$this->database->rows(
					$this->sql( 'host_id IN (%d) AND event_id <> %d', $others, $lock ),
					$ids,
					$event->id,
					...$stretch
				),
			);
		}
		$taken = array( ...array_map( $this->taken( ... ), $rows ), ...$this->busy( $event, $stretch, $lock ) );
		usort( $taken, static fn ( BusySpan $one, BusySpan $other ): int => $one->from <=> $other->from );
		return $taken;
	}

	/**
	 * Reads busy times of external calendars. Runs no query if none of the hosts has an external calendar.
	 *
	 * @param list<DateTimeImmutable|string|int> $stretch
	 * @return list<BusySpan>
	 */
	private function busy( Event $event, array $stretch, string $lock ): array {
		$hosts = array_filter( $event->hosts, static fn ( Host $host ): bool => $host->hasCalendars );
		$ids   = array_values( array_map( static fn ( Host $host ): int => $host->id, $hosts ) );
		if ( array() === $ids ) {
			return array();
		}
		[ $since, , $to, $from ] = $stretch;
		$rows                    = $this->database->rows(
			"SELECT host_id, from_at, to_at FROM {busy_times} WHERE host_id IN (%d) AND from_at >= %s AND from_at < %s AND to_at > %s{$lock}",
			$ids,
			$since,
			$to,
			$from
		);
		$taken = static function ( array $row ): BusySpan {
			$from = Instant::stored( $row['from_at'] )->getTimestamp();
			return new BusySpan(
				0,
				(int) $row['host_id'],
				$from,
				$from,
				Instant::stored( $row['to_at'] )->getTimestamp(),
				0
			);
		};
		return array_map( $taken, $rows );
	}

	private function sql( string $whose, string $others, string $lock ): string {
		return "SELECT event_id, host_id, start_at, COALESCE(busy_from, start_at) AS busy_from, COALESCE(busy_to, end_at) AS busy_to, status = 'blocked' AS is_block, COUNT(*) AS seats
			FROM {bookings}
			WHERE {$whose} AND start_at >= %s AND start_at < %s AND COALESCE(busy_from, start_at) < %s AND COALESCE(busy_to, end_at) > %s
			AND (seat IS NOT NULL OR status = 'blocked') AND (status <> 'held' OR expires_at > %s) AND {$others}
			GROUP BY event_id, host_id, start_at, COALESCE(busy_from, start_at), COALESCE(busy_to, end_at), status = 'blocked'{$lock}";
	}

	/** @param array<string, string|null> $row */
	private function taken( array $row ): BusySpan {
		return new BusySpan(
			(int) $row['event_id'],
			(int) $row['host_id'],
			Instant::stored( $row['start_at'] )->getTimestamp(),
			Instant::stored( $row['busy_from'] )->getTimestamp(),
			Instant::stored( $row['busy_to'] )->getTimestamp(),
			'1' === $row['is_block'] ? 0 : (int) $row['seats']
		);
	}
}
