<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use Vestibule\Ajax\Address;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;

/**
 * Addresses that somebody gave and whose owners have not confirmed them. They count for nothing. Their number is bounded
 * by forgetting some and never by refusing the next one, so that nobody keeps others from a list with invented ones. All
 * methods throw Contracts\StorageFault.
 */
final class Unconfirmed {

	/** In hours: for so long an address is kept whose owner has not confirmed it. */
	private const HOURS = 24;

	/** On the list of one time: given from one network, and by all. */
	private const OF_NETWORK = 5;
	private const OF_ALL     = 200;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * Inside a transaction that keeps others out. Whoever waits already stays in their place; whoever was written to and
	 * has not confirmed it is written to once more.
	 *
	 * @param array{email: string, timezone: string, language: string, form: int} $person
	 * @param string                                                              $address Of the net, from which it was sent.
	 * @return Waiter|null Null where the address waits already.
	 */
	public function add( int $event, int $host, DateTimeImmutable $start, array $person, string $address ): ?Waiter {
		$hash    = Waiter::person( $person['email'] );
		$network = hash_hmac( 'sha256', 'waiting|' . Address::network( $address ), wp_salt() );
		$this->database->execute( "DELETE FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'lapsed'", $event, $start, $host, $hash );
		$id = $this->database->insertOnce(
			'{booking_waiting}',
			array(
				'event_id'   => $event,
				'host_id'    => $host,
				'start_at'   => $start,
				'person'     => $hash,
				'email'      => $person['email'],
				'timezone'   => $person['timezone'],
				'language'   => $person['language'],
				'form_id'    => $person['form'],
				'link_key'   => bin2hex( random_bytes( 16 ) ),
				'status'     => Waiter::UNCONFIRMED,
				'network'    => $network,
				'created_at' => $this->clock->now(),
			)
		);
		if ( null === $id ) {
			return $this->again( $event, $host, $start, $hash );
		}
		$this->forgetSome( $event, $start, $network );
		return $this->read( 'id = %d', $id );
	}

	/** How many were written to about a time and may still confirm it. */
	public function count( int $event, DateTimeImmutable $start ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' AND created_at > %s",
			$event,
			$start,
			$this->yesterday()
		);
	}

	public function purge(): void {
		$this->database->execute( "DELETE FROM {booking_waiting} WHERE status = 'unconfirmed' AND created_at <= %s", $this->yesterday() );
	}

	/** Who was written to before; they have a day again. */
	private function again( int $event, int $host, DateTimeImmutable $start, string $person ): ?Waiter {
		$found = $this->read( "event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'unconfirmed'", $event, $start, $host, $person );
		if ( null !== $found ) {
			$this->database->execute( 'UPDATE {booking_waiting} SET created_at = %s WHERE id = %d', $this->clock->now(), $found->id );
		}
		return $found;
	}

	/**
	 * After one was added: of what came from the same network the oldest goes, and of all that of the network with the
	 * most. Who is one of few from their network goes last.
	 */
	private function forgetSome( int $event, DateTimeImmutable $start, string $network ): void {
		if ( $this->number( $event, $start, $network ) > self::OF_NETWORK ) {
			$this->forgetOldest( $event, $start, $network );
		}
		if ( $this->number( $event, $start ) > self::OF_ALL ) {
			$most = $this->database->value(
				"SELECT network FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' GROUP BY network ORDER BY COUNT(*) DESC, MIN(created_at), MIN(id) LIMIT 1",
				$event,
				$start
			);
			$this->forgetOldest( $event, $start, (string) $most );
		}
	}

	/** Of one network, or of all. */
	private function number( int $event, DateTimeImmutable $start, ?string $network = null ): int {
		$sql = "SELECT COUNT(*) FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed'";
		return (int) ( null === $network ? $this->database->value( $sql, $event, $start ) : $this->database->value( "{$sql} AND network = %s", $event, $start, $network ) );
	}

	private function forgetOldest( int $event, DateTimeImmutable $start, string $network ): void {
		$oldest = $this->database->value( "SELECT id FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' AND network = %s ORDER BY created_at, id LIMIT 1", $event, $start, $network );
		$this->database->execute( "DELETE FROM {booking_waiting} WHERE id = %d AND status = 'unconfirmed'", (int) $oldest );
	}

	private function read( string $where, DateTimeImmutable|string|int ...$values ): ?Waiter {
		$row = $this->database->row( "SELECT * FROM {booking_waiting} WHERE {$where}", ...$values );
		return null === $row ? null : Waiter::fromRow( $row );
	}

	private function yesterday(): DateTimeImmutable {
		return $this->clock->now()->modify( '-' . self::HOURS . ' hours' );
	}
}
