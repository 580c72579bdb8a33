<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;

/**
 * Finds room for one booking, inside the caller's transaction. What it reads stays true until that ends, because
 * everybody who wants a seat of the event or a time of its hosts waits for the same rows.
 */
final class Placing {

	private readonly Resources $resources;
	private readonly TakenTimes $taken;
	private readonly Turns $turns;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {
		$this->resources = new Resources( $database );
		$this->taken     = new TakenTimes( $database, $clock );
		$this->turns     = new Turns( $database, $clock );
	}

	/**
	 * @param int $except A booking that is to be moved: it is no obstacle to itself.
	 * @param int $kept   The host who keeps it where that is possible; 0 is nobody.
	 */
	public function find( Event $event, Slot $slot, int $except = 0, int $kept = 0 ): ?Place {
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
		$host = in_array( $kept, $hosts, true ) ? $kept : $this->turns->next( $event, $hosts, $slot->start );
		return new Place( $host, $this->seat( $event, $slot, $except ) );
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
		[ $from, $to ] = ( new LocalTime( $event->zone ) )->day( $slot->start );
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
}
