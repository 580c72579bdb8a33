<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Kernel\Call\Address;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Wiring\Hook;

/**
 * The table of who waits, in the order in which they confirmed it. One address waits once for a time. Addresses that
 * somebody gave and whose owners have not confirmed them count for nothing; their number is bounded by forgetting some and
 * never by refusing the next one, so that nobody keeps others from a list with invented ones. All methods throw
 * Kernel\Database\StorageFault.
 */
final class Waiters {

	/** The query variable of the address by which somebody leaves the list and books the seat that is held for them. */
	public const QUERY = 'vestibule_waiting';

	/** Times that are looked at in one run, and people at one time. */
	private const TIMES  = 500;
	private const PEOPLE = 200;

	/** In hours: for so long an address is kept whose owner has not confirmed it. */
	private const HOURS = 24;

	/** In minutes: for so long a request that sends a mail keeps others from sending it; then it is tried again. */
	private const CLAIM = 10;

	/** Who may get a mail: now, and since when an address has to be given that is to be confirmed. */
	private const MAILED = "start_at > %s AND (status = 'offered' OR (status = 'unconfirmed' AND created_at > %s))";

	/** On the list of one time: given from one network, and by all. */
	private const OF_NETWORK = 5;
	private const OF_ALL     = 200;

	public function __construct( private readonly Database $database, private readonly Clock $clock, private readonly Secret $secret ) {}

	/** `/?vestibule_waiting={id}.{secret}`, signed as the link of a booking is. */
	public function url( Waiter $waiter ): string {
		return add_query_arg( self::QUERY, $this->secret->numbered( 'waiting', $waiter->id, $waiter->key ), home_url( '/' ) );
	}

	/** @return Waiter|null Null unless every sign of the link is right. */
	public function open( string $given ): ?Waiter {
		$id     = Secret::number( $given );
		$waiter = 0 === $id ? null : $this->find( $id );
		return null !== $waiter && hash_equals( $this->secret->numbered( 'waiting', $id, $waiter->key ), $given ) ? $waiter : null;
	}

	/**
	 * The secret of the seat, signed with the link, so the link is enough to book. It is none that a form makes: a page that is left, or another choice, lets go of those and
	 * never of this one.
	 */
	public function hold( Waiter $waiter ): string {
		return 'w' . $this->secret->short( 'waiting-hold', "{$waiter->id}|{$waiter->key}" );
	}

	/** Inside a transaction that keeps others out. From now on their place counts. */
	public function confirm( Waiter $waiter ): void {
		$this->database->execute( "UPDATE {booking_waiting} SET status = 'waiting', network = '', mail_at = NULL, confirmed_at = %s WHERE id = %d AND status = 'unconfirmed'", $this->clock->now(), $waiter->id );
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

	/** With the mail that says so: inside the transaction that holds the seat. */
	public function offer( Waiter $waiter, DateTimeImmutable $until ): ?Waiter {
		$this->database->execute( "UPDATE {booking_waiting} SET status = 'offered', expires_at = %s, mail_at = %s WHERE id = %d AND status = 'waiting'", $until, $this->clock->now(), $waiter->id );
		return $this->find( $waiter->id );
	}

	/** Whose time has run out does not come up again. */
	public function lapse(): void {
		$this->database->execute( "UPDATE {booking_waiting} SET status = 'lapsed', mail_at = NULL WHERE status = 'offered' AND expires_at <= %s", $this->clock->now() );
	}

	/** @return list<Waiter> Whose mail is due, the longest waiting first: its request was killed, or no server took it. */
	public function unmailed( int $most ): array {
		$rows = $this->database->rows(
			'SELECT * FROM {booking_waiting} WHERE mail_at <= %s AND ' . self::MAILED . ' ORDER BY mail_at, id LIMIT %d',
			$this->clock->now(),
			$this->clock->now(),
			$this->yesterday(),
			$most
		);
		return array_map( Waiter::fromRow( ... ), $rows );
	}

	/** Of two requests at once one sends the mail that is due. */
	public function claimMail( Waiter $waiter ): bool {
		return null !== $waiter->mailAt && 1 === $this->database->execute(
			'UPDATE {booking_waiting} SET mail_at = %s WHERE id = %d AND status = %s AND mail_at = %s',
			$this->clock->now()->modify( '+' . self::CLAIM . ' minutes' ),
			$waiter->id,
			$waiter->status,
			$waiter->mailAt
		);
	}

	/** The mail was sent, or is no longer wanted. */
	public function settleMail( Waiter $waiter ): void {
		$this->database->execute( 'UPDATE {booking_waiting} SET mail_at = NULL WHERE id = %d AND status = %s', $waiter->id, $waiter->status );
	}

	/** Schedules the email for another day. The day for confirming starts then, too. */
	public function postponeMail( Waiter $waiter, DateTimeImmutable $until ): void {
		$sql = "UPDATE {booking_waiting} SET mail_at = %s, created_at = %s WHERE id = %d AND status = 'unconfirmed'";
		$this->database->execute( $sql, $until, $until, $waiter->id );
	}

	/** When a mail is tried again; null where none waits. */
	public function nextMail(): ?DateTimeImmutable {
		$at = $this->database->value( 'SELECT MIN(mail_at) FROM {booking_waiting} WHERE mail_at IS NOT NULL AND ' . self::MAILED, $this->clock->now(), $this->yesterday() );
		return null === $at ? null : Instant::stored( $at );
	}

	public function remove( Waiter $waiter ): bool {
		return 1 === $this->database->execute( 'DELETE FROM {booking_waiting} WHERE id = %d', $waiter->id );
	}

	/** Deletes rows of past times, and those that were not confirmed in time although their email was sent. */
	#[Hook( 'vestibule_purge' )]
	public function purge(): void {
		FaultLog::attempt( $this->deleteOld( ... ) );
	}

	/** Checks whether the end of a held time has passed. */
	public function isOver( DateTimeImmutable $until ): bool {
		return $this->clock->now() >= $until;
	}

	private function deleteOld(): void {
		$this->database->execute( "DELETE FROM {booking_waiting} WHERE status = 'unconfirmed' AND created_at <= %s AND mail_at IS NULL", $this->yesterday() );
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
				'mail_at'    => $this->clock->now(),
			)
		);
		if ( null === $id ) {
			return $this->again( $event, $host, $start, $hash );
		}
		$this->forgetSome( $event, $start, $network );
		return $this->find( $id );
	}

	/** Who was written to before; they have a day again. */
	private function again( int $event, int $host, DateTimeImmutable $start, string $person ): ?Waiter {
		$row = $this->database->row( "SELECT * FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'unconfirmed'", $event, $start, $host, $person );
		if ( null === $row ) {
			return null;
		}
		$this->database->execute( 'UPDATE {booking_waiting} SET created_at = %s, mail_at = %s WHERE id = %d', $this->clock->now(), $this->clock->now(), (int) $row['id'] );
		return $this->find( (int) $row['id'] );
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

	private function yesterday(): DateTimeImmutable {
		return $this->clock->now()->modify( '-' . self::HOURS . ' hours' );
	}
}
