<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use DateInterval;
use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Times\Room;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Calendar\Times\Taken;
use Vestibule\Calendar\Times\TakenTimes;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;

/**
 * The seats of an event's times. A seat is a row. All who want one of an event wait for each other (Resources) and read
 * what is taken after that, so also times that overlap are given once; that two have the same seat of one start the
 * unique key (event, start, seat) refuses besides.
 *
 * @phpstan-type Row array<string, DateTimeImmutable|string|int|null>
 */
final class Seats {

	/** Who was booked longer ago than this has not been booked for long. */
	private const LONG = '-30 days';

	private readonly Resources $resources;
	private readonly TakenTimes $taken;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly Transaction $transaction,
	) {
		$this->resources = new Resources( $database );
		$this->taken     = new TakenTimes( $database, $clock );
	}

	/**
	 * Takes a free seat of a time.
	 *
	 * @param Row $row The columns of whoever takes it: status, timezone and what belongs to the status; it begins now
	 * unless it says when.
	 * @return int|null The booking's id, or null when none is left.
	 */
	public function take( Event $event, Slot $slot, array $row ): ?int {
		return $this->transaction->joined(
			function () use ( $event, $slot, $row ): ?int {
				$place = $this->place( $event, $slot );
				$row  += array( 'created_at' => $this->clock->now(), 'link_key' => 'booked' === $row['status'] ? self::newKey() : '' );
				return null === $place ? null : $this->database->insertOnce( '{bookings}', $place + $this->columns( $event, $slot ) + $row );
			}
		);
	}

	/** Gives a held seat to a submission, if the hold is this time's and still runs. */
	public function convert( Event $event, Slot $slot, string $hold, int $submission, string $timezone ): ?int {
		return $this->transaction->joined(
			function () use ( $event, $slot, $hold, $submission, $timezone ): ?int {
				$this->resources->lock( ...$event->resources() );
				$now  = $this->clock->now();
				$rows = $this->database->rows(
					"SELECT id, hold FROM {bookings} WHERE event_id = %d AND start_at = %s AND seat IS NOT NULL AND status = 'held' AND expires_at > %s AND %d IN (0, host_id) FOR UPDATE",
					$event->id,
					$slot->start,
					$now,
					$slot->host,
				);
				$hash = hash( 'sha256', $hold );
				foreach ( $rows as $row ) {
					if ( hash_equals( $row['hold'] ?? '', $hash ) ) {
						$this->database->execute(
							"UPDATE {bookings} SET status = 'booked', submission_id = %d, timezone = %s, link_key = %s, hold = '', expires_at = NULL WHERE id = %d AND status = 'held'",
							$submission,
							$timezone,
							self::newKey(),
							(int) $row['id'],
						);
						return (int) $row['id'];
					}
				}
				return null;
			}
		);
	}

	/** The random part of a booking's link (StoredBookings). */
	private static function newKey(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/** Lets go of a hold of this event. */
	public function release( int $event, string $hold ): bool {
		return 0 < $this->database->execute(
			"DELETE FROM {bookings} WHERE event_id = %d AND status = 'held' AND hold = %s",
			$event,
			hash( 'sha256', $hold ),
		);
	}

	/** Keeps a hold on until an instant, if it still runs: an overlapping time may have been taken since. */
	public function renew( Event $event, int $hold, DateTimeImmutable $until ): bool {
		return $this->transaction->run(
			function () use ( $event, $hold, $until ): bool {
				$this->resources->lock( ...$event->resources() );
				return 1 === $this->database->execute(
					"UPDATE {bookings} SET expires_at = %s WHERE id = %d AND status = 'held' AND expires_at > %s",
					$until,
					$hold,
					$this->clock->now(),
				);
			}
		);
	}

	/**
	 * Gives a booking another time of its event, or of another one: it takes the new seat and gives the old one back in
	 * one step. It keeps its host where that is possible; where visitors choose theirs, a slot without a host is the
	 * same host's.
	 *
	 * @return bool False when no seat is left there, or it is not booked: it stays where it was.
	 */
	public function move( int $booking, Event $event, Slot $slot ): bool {
		return $this->transaction->run(
			function () use ( $booking, $event, $slot ): bool {
				$this->resources->lock( ...$event->resources() );
				$old = $this->database->row( "SELECT host_id FROM {bookings} WHERE id = %d AND status = 'booked' FOR UPDATE", $booking );
				if ( null === $old ) {
					return false;
				}
				$host  = (int) $old['host_id'];
				$keeps = 0 === $slot->host && $event->isHostChosen && null !== $event->host( $host );
				$slot  = $keeps ? $slot->withHost( $host, $slot->isAbsentAllowed ) : $slot;
				$place = $this->place( $event, $slot, $booking, $host );
				return null !== $place && $this->put( $booking, $place + $this->columns( $event, $slot ), "sequence = sequence + 1 WHERE id = %d AND status = 'booked'" );
			}
		);
	}

	/** Cancels a booking: its row stays, its seat is free at once. */
	public function cancel( int $booking, string $reason ): bool {
		return 1 === $this->database->execute(
			"UPDATE {bookings} SET status = 'cancelled', seat = NULL, sequence = sequence + 1, cancel_reason = %s WHERE id = %d AND status = 'booked'",
			$reason,
			$booking
		);
	}

	/**
	 * Restores a canceled booking at its original time, even if the hours have changed. If its host is no longer free and
	 * the visitor didn't choose that host, assigns another host who is available.
	 *
	 * @param Event|null $event Null when it is gone: then the time has one seat.
	 */
	public function restore( int $booking, ?Event $event ): bool {
		return $this->transaction->run(
			function () use ( $booking, $event ): bool {
				$row = $this->database->row( "SELECT event_id, host_id, start_at, end_at FROM {bookings} WHERE id = %d AND status = 'cancelled'", $booking );
				if ( null === $row ) {
					return false;
				}
				$host   = (int) $row['host_id'];
				$event ??= Event::gone( (int) $row['event_id'], $host );
				$fixed  = $event->isHostChosen && null !== $event->host( $host );
				$slot   = new Slot( Instant::stored( $row['start_at'] ), Instant::stored( $row['end_at'] ) );
				$place  = $this->place( $event, $slot->withHost( $host, true ), $booking );
				$place ??= $fixed ? null : $this->place( $event, $slot, $booking );
				if ( null === $place ) {
					return false;
				}
				$columns = array_diff_key( $place + $this->columns( $event, $slot ), array( 'title' => true ) );
				return $this->put( $booking, $columns, "sequence = sequence + 1, status = 'booked', cancel_reason = '' WHERE id = %d AND status = 'cancelled'" );
			}
		);
	}

	/**
	 * Finds room for one booking, inside the caller's transaction. What it reads stays true until that ends, because
	 * everybody who wants a seat of the event or a time of its hosts waits for the same rows.
	 *
	 * @param int $except A booking that is to be moved: it is no obstacle to itself.
	 * @param int $kept   The host who keeps it where that is possible; 0 is nobody.
	 * @return array{seat: int, host_id: int}|null Its columns: the seat is its number among all bookings of the event that
	 * start then; the unique key holds it.
	 */
	private function place( Event $event, Slot $slot, int $except = 0, int $kept = 0 ): ?array {
		$this->resources->lock( ...$event->resources() );
		if ( $this->isDayFull( $event, $slot, $except ) ) {
			return null;
		}
		$from  = $slot->start->modify( "-{$event->before} minutes" );
		$taken = $this->taken->findLocked( $event, $from, $slot->end->modify( "+{$event->after} minutes" ), $except );
		$here  = $event->present( $slot->start->getTimestamp(), $slot->end->getTimestamp() );
		$hosts = $this->hosts( $event, $slot, $taken, $here );
		if ( array() === $hosts && $slot->isAbsentAllowed ) {
			$hosts = $this->hosts( $event, $slot, $taken, array_map( static fn ( Host $host ): int => $host->id, $event->hosts ) );
		}
		if ( array() === $hosts ) {
			return null;
		}
		$host = in_array( $kept, $hosts, true ) ? $kept : $this->next( $event, $hosts, $slot->start );
		return array( 'seat' => $this->seat( $event, $slot, $except ), 'host_id' => $host );
	}

	/**
	 * Returns the hosts who have room for a time, of those who are asked for.
	 *
	 * @param list<Taken> $taken
	 * @param list<int>   $among
	 * @return list<int> Only 0 for an event without hosts.
	 */
	private function hosts( Event $event, Slot $slot, array $taken, array $among ): array {
		$from = $slot->start->modify( "-{$event->before} minutes" )->getTimestamp();
		$left = ( new Room( $event ) )->left( $slot->start->getTimestamp(), $from, $taken, $among );
		return array_values( array_filter( array_keys( $left ), static fn ( int $host ): bool => 0 === $slot->host || $host === $slot->host ) );
	}

	/** The lowest number that nobody has; a hold that has run out gives its own back. */
	private function seat( Event $event, Slot $slot, int $except ): int {
		$now  = $this->clock->now();
		$rows = $this->database->rows(
			"SELECT id, seat, status = 'held' AND expires_at <= %s AS is_over FROM {bookings} WHERE event_id = %d AND start_at = %s AND seat IS NOT NULL AND id <> %d FOR UPDATE",
			$now,
			$event->id,
			$slot->start,
			$except
		);
		$over = array_column( array_filter( $rows, static fn ( array $row ): bool => '1' === $row['is_over'] ), 'id' );
		if ( array() !== $over ) {
			$this->database->execute( "DELETE FROM {bookings} WHERE id IN (%d) AND status = 'held' AND expires_at <= %s", array_map( intval( ... ), $over ), $now );
		}
		$left = array_filter( $rows, static fn ( array $row ): bool => '1' !== $row['is_over'] );
		$used = array_flip( array_map( static fn ( array $row ): int => (int) $row['seat'], $left ) );
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

	/** @return Row */
	private function columns( Event $event, Slot $slot ): array {
		return array(
			'event_id'  => $event->id,
			'title'     => mb_substr( Events::title( $event->id ), 0, 200 ),
			'start_at'  => $slot->start,
			'end_at'    => $slot->end,
			'busy_from' => $slot->start->sub( new DateInterval( "PT{$event->before}M" ) ),
			'busy_to'   => $slot->end->add( new DateInterval( "PT{$event->after}M" ) ),
		);
	}

	/** @param Row $columns */
	private function put( int $booking, array $columns, string $rest ): bool {
		$sets = array();
		foreach ( $columns as $column => $value ) {
			$sets[] = $column . ' = ' . ( is_int( $value ) ? '%d' : '%s' );
		}
		$values = array_map( static fn ( DateTimeImmutable|string|int|null $value ): DateTimeImmutable|string|int => $value ?? '', array_values( $columns ) );
		return 1 === $this->database->execute( 'UPDATE IGNORE {bookings} SET ' . implode( ', ', $sets ) . ", {$rest}", ...array( ...$values, $booking ) );
	}
}
