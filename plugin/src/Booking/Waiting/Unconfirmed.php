<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use Vestibule\Ajax\Address;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * Addresses that somebody gave and whose owners have not confirmed them. They count for nothing. Their number is bounded
 * by forgetting some and never by refusing the next one, so that nobody keeps others from a list with invented ones. All
 * methods throw Contracts\StorageFault.
 */
final class Unconfirmed {

	private const FORMAT = 'Y-m-d H:i:s';

	/** In hours: for so long an address is kept whose owner has not confirmed it. */
	private const HOURS = 24;

	/** On the list of one time: given from one network, and by all. */
	private const OF_NETWORK = 5;
	private const OF_ALL     = 200;

	public function __construct( private readonly Database $database, private readonly Tables $tables, private readonly Clock $clock ) {}

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
		$this->database->execute( "DELETE FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'lapsed'", $event, $start->format( self::FORMAT ), $host, $hash );
		$id = $this->database->insertOnce(
			$this->table(),
			array(
				'event_id'   => $event,
				'host_id'    => $host,
				'start_at'   => $start->format( self::FORMAT ),
				'person'     => $hash,
				'email'      => $person['email'],
				'timezone'   => $person['timezone'],
				'language'   => $person['language'],
				'form_id'    => $person['form'],
				'link_key'   => bin2hex( random_bytes( 16 ) ),
				'status'     => Waiter::UNCONFIRMED,
				'network'    => $network,
				'created_at' => $this->now(),
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
			"SELECT COUNT(*) FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' AND created_at > %s",
			$event,
			$start->format( self::FORMAT ),
			$this->yesterday()
		);
	}

	public function purge(): void {
		$this->database->execute( "DELETE FROM {$this->table()} WHERE status = 'unconfirmed' AND created_at <= %s", $this->yesterday() );
	}

	/** Who was written to before; they have a day again. */
	private function again( int $event, int $host, DateTimeImmutable $start, string $person ): ?Waiter {
		$found = $this->read( "event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'unconfirmed'", $event, $start->format( self::FORMAT ), $host, $person );
		if ( null !== $found ) {
			$this->database->execute( "UPDATE {$this->table()} SET created_at = %s WHERE id = %d", $this->now(), $found->id );
		}
		return $found;
	}

	/**
	 * After one was added: of what came from the same network the oldest goes, and of all that of the network with the
	 * most. Who is one of few from their network goes last.
	 */
	private function forgetSome( int $event, DateTimeImmutable $start, string $network ): void {
		$at = $start->format( self::FORMAT );
		if ( $this->number( $event, $at, $network ) > self::OF_NETWORK ) {
			$this->forgetOldest( $event, $at, $network );
		}
		if ( $this->number( $event, $at ) > self::OF_ALL ) {
			$most = $this->database->value(
				"SELECT network FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' GROUP BY network ORDER BY COUNT(*) DESC, MIN(created_at), MIN(id) LIMIT 1",
				$event,
				$at
			);
			$this->forgetOldest( $event, $at, (string) $most );
		}
	}

	/** Of one network, or of all. */
	private function number( int $event, string $at, ?string $network = null ): int {
		$sql = "SELECT COUNT(*) FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed'";
		return (int) ( null === $network ? $this->database->value( $sql, $event, $at ) : $this->database->value( "{$sql} AND network = %s", $event, $at, $network ) );
	}

	private function forgetOldest( int $event, string $at, string $network ): void {
		$oldest = $this->database->value( "SELECT id FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' AND network = %s ORDER BY created_at, id LIMIT 1", $event, $at, $network );
		$this->database->execute( "DELETE FROM {$this->table()} WHERE id = %d AND status = 'unconfirmed'", (int) $oldest );
	}

	private function read( string $where, string|int ...$values ): ?Waiter {
		$row = $this->database->row( "SELECT * FROM {$this->table()} WHERE {$where}", ...$values );
		return null === $row ? null : Waiter::fromRow( $row );
	}

	private function table(): string {
		return $this->tables->bookingWaiting();
	}

	private function now(): string {
		return $this->clock->now()->format( self::FORMAT );
	}

	private function yesterday(): string {
		return $this->clock->now()->modify( '-' . self::HOURS . ' hours' )->format( self::FORMAT );
	}
}
