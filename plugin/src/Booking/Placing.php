<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Storage\Database;

/**
 * Finds room for one booking, inside the caller's transaction. What it reads stays true until that ends, because
 * everybody who wants a seat of the event or a time of its hosts waits for the same rows.
 */
final class Placing {

	/** Who was booked longer ago than this has not been booked for long. */
	private const LONG = '-30 days';

	private readonly Resources $resources;
	private readonly TakenTimes $taken;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {
		$this->resources = new Resources( $database );
		$this->taken     = new TakenTimes( $database, $clock );
	}

	/**
	 * @param int $except A booking that is to be moved: it is no obstacle to itself.
	 * @param int $kept   The host who keeps it where that is possible; 0 is nobody.
	 * @return array{seat: int, host_id: int}|null Its columns: the seat is its number among all bookings of the event that
	 * start then; the unique key holds it.
	 */
	public function find( Event $event, Slot $slot, int $except = 0, int $kept = 0 ): ?array {
		$this->resources->lock( $event );
		if ( $this->isDayFull( $event, $slot, $except ) ) {
			return null;
		}
		$from  = $slot->start->modify( "-{$event->before} minutes" );
		$taken = $this->taken->findLocked( $event, $from, $slot->end->modify( "+{$event->after} minutes" ), $except );
		$left  = ( new Room( $event ) )->left( $slot->start->getTimestamp(), $from->getTimestamp(), $taken, $event->present( $slot ) );
		$hosts = array_values( array_filter( array_keys( $left ), static fn ( int $host ): bool => 0 === $slot->host || $host === $slot->host ) );
		if ( array() === $hosts ) {
			return null;
		}
		$host = in_array( $kept, $hosts, true ) ? $kept : $this->next( $event, $hosts, $slot->start );
		return array( 'seat' => $this->seat( $event, $slot, $except ), 'host_id' => $host );
	}

	/** Waits for whoever looks for room now. */
	public function lock( Event $event ): void {
		$this->resources->lock( $event );
	}

	/** The lowest number that nobody has; a hold that has run out gives its own back. */
	private function seat( Event $event, Slot $slot, int $except ): int {
		$start = $slot->start;
		$this->database->execute(
			"DELETE FROM {bookings} WHERE event_id = %d AND start_at = %s AND status = 'held' AND expires_at <= %s",
			$event->id,
			$start,
			$this->clock->now()
		);
		$rows = $this->database->rows( 'SELECT seat FROM {bookings} WHERE event_id = %d AND start_at = %s AND seat IS NOT NULL AND id <> %d FOR UPDATE', $event->id, $start, $except );
		$used = array_flip( array_map( static fn ( array $row ): int => (int) $row['seat'], $rows ) );
		for ( $seat = 1; isset( $used[ $seat ] ); $seat++ );
		return $seat;
	}

	private function isDayFull( Event $event, Slot $slot, int $except ): bool {
		if ( 0 === $event->dayLimit ) {
			return false;
		}
		[ $from, $to ] = ( new WallClock( $event->zone ) )->day( $slot->start );
		$booked        = $this->database->value(
			"SELECT COUNT(*) FROM {bookings} WHERE event_id = %d AND start_at >= %s AND start_at < %s
			AND seat IS NOT NULL AND (status <> 'held' OR expires_at > %s) AND id <> %d FOR UPDATE",
			$event->id,
			$from,
			$to,
			$this->clock->now(),
			$except
		);
		return (int) $booked >= $event->dayLimit;
	}

	/**
	 * Whose turn it is: of the hosts who can take a time, the one with the least that day, then the longest not booked.
	 *
	 * @param non-empty-list<int> $hosts
	 */
	private function next( Event $event, array $hosts, DateTimeImmutable $start ): int {
		if ( 1 === count( $hosts ) ) {
			return $hosts[0];
		}
		[ $from, $to ] = ( new WallClock( $event->zone ) )->day( $start );
		$since         = min( $from, $this->clock->now()->modify( self::LONG ) );
		$rows          = $this->database->rows(
			'SELECT host_id, SUM(start_at >= %s AND start_at < %s) AS today, MAX(id) AS latest FROM {bookings}
			WHERE host_id IN (%d) AND start_at >= %s AND seat IS NOT NULL GROUP BY host_id',
			$from,
			$to,
			$hosts,
			$since
		);
		$booked = array_fill_keys( $hosts, array( 0, 0 ) );
		foreach ( $rows as $row ) {
			$booked[ (int) $row['host_id'] ] = array( (int) $row['today'], (int) $row['latest'] );
		}
		uksort( $booked, static fn ( int $one, int $other ): int => array( $booked[ $one ], $one ) <=> array( $booked[ $other ], $other ) );
		return (int) array_key_first( $booked );
	}
}
