<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * The table of who waits, in the order in which they confirmed it. One address waits once for a time. All methods
 * throw Contracts\StorageFault.
 */
final class Waiters {

	private const FORMAT = 'Y-m-d H:i:s';

	/** Times that are looked at in one run, and people at one time. */
	private const TIMES  = 500;
	private const PEOPLE = 200;

	/** In hours: for so long an address is kept whose owner has not confirmed it. */
	private const UNCONFIRMED = 24;

	public function __construct( private readonly Database $database, private readonly Tables $tables, private readonly Clock $clock ) {}

	/**
	 * Inside a transaction that keeps others out. Whoever waits already stays in their place; whoever was written to and
	 * has not confirmed it is written to once more.
	 *
	 * @param array{email: string, timezone: string, language: string, form: int} $person
	 * @return Waiter|null Null where the address waits already.
	 */
	public function add( int $event, int $host, DateTimeImmutable $start, array $person ): ?Waiter {
		$hash = self::person( $person['email'] );
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
				'created_at' => $this->now(),
			)
		);
		return null === $id ? $this->unconfirmed( $event, $host, $start, $hash ) : $this->find( $id );
	}

	/** Inside a transaction that keeps others out. From now on their place counts. */
	public function confirm( Waiter $waiter ): void {
		$this->database->execute( "UPDATE {$this->table()} SET status = 'waiting', confirmed_at = %s WHERE id = %d AND status = 'unconfirmed'", $this->now(), $waiter->id );
	}

	public function find( int $id ): ?Waiter {
		$row = $this->database->row( "SELECT * FROM {$this->table()} WHERE id = %d", $id );
		return null === $row ? null : $this->read( $row );
	}

	/** How many wait for a time, or have a seat of it held for them. */
	public function count( int $event, DateTimeImmutable $start ): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND status IN ('waiting', 'offered')", $event, $start->format( self::FORMAT ) );
	}

	/** How many were written to about a time and may still confirm it. */
	public function countUnconfirmed( int $event, DateTimeImmutable $start ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' AND created_at > %s",
			$event,
			$start->format( self::FORMAT ),
			$this->yesterday()
		);
	}

	/**
	 * How many wait for times to come.
	 *
	 * @return array<int, int> By event.
	 */
	public function counts(): array {
		$rows = $this->database->rows( "SELECT event_id, COUNT(*) AS number FROM {$this->table()} WHERE status = 'waiting' AND start_at > %s GROUP BY event_id", $this->now() );
		return array_combine( array_map( intval( ... ), array_column( $rows, 'event_id' ) ), array_map( intval( ... ), array_column( $rows, 'number' ) ) );
	}

	/**
	 * The times that somebody waits for, the soonest first.
	 *
	 * @return array<int, non-empty-list<DateTimeImmutable>> By event.
	 */
	public function times(): array {
		$times = array();
		foreach ( $this->database->rows( "SELECT DISTINCT start_at, event_id FROM {$this->table()} WHERE status = 'waiting' AND start_at > %s ORDER BY start_at LIMIT %d", $this->now(), self::TIMES ) as $row ) {
			$times[ (int) $row['event_id'] ][] = $this->instant( $row['start_at'] );
		}
		return $times;
	}

	/** @return list<Waiter> Who waits for a time, the first first; inside a transaction that keeps others out. */
	public function queue( int $event, DateTimeImmutable $start ): array {
		$rows = $this->database->rows(
			"SELECT * FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND status = 'waiting' ORDER BY confirmed_at, id LIMIT %d FOR UPDATE",
			$event,
			$start->format( self::FORMAT ),
			self::PEOPLE
		);
		return array_map( $this->read( ... ), $rows );
	}

	public function offer( Waiter $waiter, DateTimeImmutable $until ): void {
		$this->database->execute( "UPDATE {$this->table()} SET status = 'offered', expires_at = %s WHERE id = %d AND status = 'waiting'", $until->format( self::FORMAT ), $waiter->id );
	}

	/** Whose time has run out does not come up again. */
	public function lapse(): void {
		$this->database->execute( "UPDATE {$this->table()} SET status = 'lapsed' WHERE status = 'offered' AND expires_at <= %s", $this->now() );
	}

	public function remove( Waiter $waiter ): bool {
		return 1 === $this->database->execute( "DELETE FROM {$this->table()} WHERE id = %d", $waiter->id );
	}

	/** Nobody waits for what is past, nor who did not confirm it. */
	public function purge(): void {
		$this->database->execute( "DELETE FROM {$this->table()} WHERE status = 'unconfirmed' AND created_at <= %s", $this->yesterday() );
		$this->database->execute( "DELETE FROM {$this->table()} WHERE start_at <= %s", $this->now() );
	}

	/** When a held seat is free again; null where none is held. */
	public function nextEnd(): ?DateTimeImmutable {
		$at = $this->database->value( "SELECT MIN(expires_at) FROM {$this->table()} WHERE status = 'offered' AND expires_at > %s", $this->now() );
		return null === $at ? null : $this->instant( $at );
	}

	public function isAnyoneWaiting(): bool {
		return null !== $this->database->value( "SELECT id FROM {$this->table()} WHERE status = 'waiting' AND start_at > %s LIMIT 1", $this->now() );
	}

	/** @return list<Waiter> What an address waits for, or has waited for. */
	public function forEmail( string $email ): array {
		return array_map( $this->read( ... ), $this->database->rows( "SELECT * FROM {$this->table()} WHERE person = %s ORDER BY id", self::person( $email ) ) );
	}

	/** Two spellings that differ in case are one mailbox to its owner. */
	public static function person( string $email ): string {
		return hash( 'sha256', mb_strtolower( trim( $email ), 'UTF-8' ) );
	}

	/** Who was written to before; they have a day again. */
	private function unconfirmed( int $event, int $host, DateTimeImmutable $start, string $person ): ?Waiter {
		$row = $this->database->row(
			"SELECT * FROM {$this->table()} WHERE event_id = %d AND start_at = %s AND host_id = %d AND person = %s AND status = 'unconfirmed'",
			$event,
			$start->format( self::FORMAT ),
			$host,
			$person
		);
		if ( null === $row ) {
			return null;
		}
		$this->database->execute( "UPDATE {$this->table()} SET created_at = %s WHERE id = %d", $this->now(), (int) $row['id'] );
		return $this->read( $row );
	}

	/** @param array<string, string|null> $row */
	private function read( array $row ): Waiter {
		return new Waiter(
			(int) $row['id'],
			(int) $row['event_id'],
			(int) $row['host_id'],
			$this->instant( $row['start_at'] ),
			array( 'email' => (string) $row['email'], 'timezone' => (string) $row['timezone'], 'language' => (string) $row['language'], 'form' => (int) $row['form_id'] ),
			array( 'status' => (string) $row['status'], 'key' => (string) $row['link_key'], 'until' => null === $row['expires_at'] ? null : $this->instant( $row['expires_at'] ) )
		);
	}

	private function table(): string {
		return $this->tables->bookingWaiting();
	}

	private function now(): string {
		return $this->clock->now()->format( self::FORMAT );
	}

	private function yesterday(): string {
		return $this->clock->now()->modify( '-' . self::UNCONFIRMED . ' hours' )->format( self::FORMAT );
	}

	private function instant( ?string $text ): DateTimeImmutable {
		return new DateTimeImmutable( (string) $text, new DateTimeZone( 'UTC' ) );
	}
}
