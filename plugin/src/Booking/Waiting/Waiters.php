<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use Vestibule\Booking\Instant;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;

/**
 * The table of who waits, in the order in which they confirmed it. One address waits once for a time. All methods
 * throw Contracts\StorageFault.
 */
final class Waiters {

	/** Times that are looked at in one run, and people at one time. */
	private const TIMES  = 500;
	private const PEOPLE = 200;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/** Inside a transaction that keeps others out. From now on their place counts. */
	public function confirm( Waiter $waiter ): void {
		$this->database->execute( "UPDATE {booking_waiting} SET status = 'waiting', network = '', confirmed_at = %s WHERE id = %d AND status = 'unconfirmed'", $this->clock->now(), $waiter->id );
	}

	public function find( int $id ): ?Waiter {
		$row = $this->database->row( 'SELECT * FROM {booking_waiting} WHERE id = %d', $id );
		return null === $row ? null : Waiter::fromRow( $row );
	}

	/** How many wait for a time, or have a seat of it held for them. */
	public function count( int $event, DateTimeImmutable $start ): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status IN ('waiting', 'offered')", $event, $start );
	}

	/**
	 * How many wait for times to come.
	 *
	 * @return array<int, int> By event.
	 */
	public function counts(): array {
		$rows = $this->database->rows( "SELECT event_id, COUNT(*) AS number FROM {booking_waiting} WHERE status = 'waiting' AND start_at > %s GROUP BY event_id", $this->clock->now() );
		return array_combine( array_map( intval( ... ), array_column( $rows, 'event_id' ) ), array_map( intval( ... ), array_column( $rows, 'number' ) ) );
	}

	/**
	 * The times that somebody waits for, the soonest first.
	 *
	 * @return array<int, non-empty-list<DateTimeImmutable>> By event.
	 */
	public function times(): array {
		$times = array();
		foreach ( $this->database->rows( "SELECT DISTINCT start_at, event_id FROM {booking_waiting} WHERE status = 'waiting' AND start_at > %s ORDER BY start_at LIMIT %d", $this->clock->now(), self::TIMES ) as $row ) {
			$times[ (int) $row['event_id'] ][] = Instant::stored( $row['start_at'] );
		}
		return $times;
	}

	/** @return list<Waiter> Who waits for a time, the first first; inside a transaction that keeps others out. */
	public function queue( int $event, DateTimeImmutable $start ): array {
		$rows = $this->database->rows(
			"SELECT * FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'waiting' ORDER BY confirmed_at, id LIMIT %d FOR UPDATE",
			$event,
			$start,
			self::PEOPLE
		);
		return array_map( Waiter::fromRow( ... ), $rows );
	}

	public function offer( Waiter $waiter, DateTimeImmutable $until ): void {
		$this->database->execute( "UPDATE {booking_waiting} SET status = 'offered', expires_at = %s WHERE id = %d AND status = 'waiting'", $until, $waiter->id );
	}

	/** Whose time has run out does not come up again. */
	public function lapse(): void {
		$this->database->execute( "UPDATE {booking_waiting} SET status = 'lapsed' WHERE status = 'offered' AND expires_at <= %s", $this->clock->now() );
	}

	public function remove( Waiter $waiter ): bool {
		return 1 === $this->database->execute( 'DELETE FROM {booking_waiting} WHERE id = %d', $waiter->id );
	}

	/** Nobody waits for what is past. */
	public function purge(): void {
		$this->database->execute( 'DELETE FROM {booking_waiting} WHERE start_at <= %s', $this->clock->now() );
	}

	/** When a held seat is free again; null where none is held. */
	public function nextEnd(): ?DateTimeImmutable {
		$at = $this->database->value( "SELECT MIN(expires_at) FROM {booking_waiting} WHERE status = 'offered' AND expires_at > %s", $this->clock->now() );
		return null === $at ? null : Instant::stored( $at );
	}

	public function isAnyoneWaiting(): bool {
		return null !== $this->database->value( "SELECT id FROM {booking_waiting} WHERE status = 'waiting' AND start_at > %s LIMIT 1", $this->clock->now() );
	}

	/** @return list<Waiter> What an address waits for, or has waited for. */
	public function forEmail( string $email ): array {
		return array_map( Waiter::fromRow( ... ), $this->database->rows( 'SELECT * FROM {booking_waiting} WHERE person = %s ORDER BY id', Waiter::person( $email ) ) );
	}
}
