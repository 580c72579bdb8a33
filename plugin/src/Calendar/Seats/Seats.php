<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use DateInterval;
use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Times\BusySpan;
use Vestibule\Calendar\Times\SeatCalculator;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Calendar\Times\TakenTimes;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;

/**
 * Books, holds, moves and cancels seats, one row per seat. Requests for the same appointment type wait for a row lock
 * (Resources) and read the available seats under this lock, so overlapping slots are never booked twice. The unique key
 * (event, start, seat) is a second safeguard.
 *
 * @phpstan-type Row array<string, DateTimeImmutable|string|int|null>
 */
final class Seats {

	/** Bookings that start earlier are ignored when a host is assigned. */
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
	 * Reserves an available seat of a slot.
	 *
	 * @param Row $row Columns of the booking: status, timezone, and other columns that the status needs. `created_at`
	 * defaults to now.
	 * @return int|null ID of the booking. Null if no seat is left.
	 */
	public function take( Event $event, Slot $slot, array $row ): ?int {
		return $this->transaction->joined(
			function () use ( $event, $slot, $row ): ?int {
				$place = $this->place( $event, $slot );
				$row  += array(
					'created_at' => $this->clock->now(),
					'link_key' => 'booked' === $row['status'] ? self::newKey() : '',
				);
				return null === $place
					? null
					: $this->database->insertOnce( '{bookings}', $place + $this->columns( $event, $slot ) + $row );
			}
		);
	}

	/**
	 * Converts a hold to a booking of a form submission. Returns the ID of the booking, or null if the hold has expired
	 * or is for another slot.
	 */
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

	/** Returns a new random key for the link to a booking (StoredBookings). */
	private static function newKey(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/** Deletes a visitor's holds for this appointment type. Returns whether there were any holds. */
	public function release( int $event, string $hold ): bool {
		return 0 < $this->database->execute(
			"DELETE FROM {bookings} WHERE event_id = %d AND status = 'held' AND hold = %s",
			$event,
			hash( 'sha256', $hold ),
		);
	}

	/**
	 * Extends a hold. Returns false if the hold has expired, because an overlapping slot may have been booked since
	 * then.
	 */
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
	 * Moves a booking to another slot, possibly of another appointment type, and releases the old seat at the same
	 * time. The host stays the same if possible. If visitors choose their host and the slot has no host, the current
	 * host stays assigned.
	 *
	 * @return bool False if the slot has no seat left or the booking is not active. Nothing was changed in this case.
	 */
	public function move( int $booking, Event $event, Slot $slot ): bool {
		return $this->transaction->run(
			function () use ( $booking, $event, $slot ): bool {
				$this->resources->lock( ...$event->resources() );
				$old = $this->database->row(
					"SELECT host_id FROM {bookings} WHERE id = %d AND status = 'booked' FOR UPDATE",
					$booking
				);
				if ( null === $old ) {
					return false;
				}
				$host  = (int) $old['host_id'];
				$keeps = 0 === $slot->host && $event->isHostChosen && null !== $event->host( $host );
				$slot  = $keeps ? $slot->withHost( $host, $slot->isAbsentAllowed ) : $slot;
				$place = $this->place( $event, $slot, $booking, $host );
				return null !== $place
					&& $this->put(
						$booking,
						$place + $this->columns( $event, $slot ),
						"sequence = sequence + 1 WHERE id = %d AND status = 'booked'"
					);
			}
		);
	}

	/** Cancels a booking and releases its seat. The row is not deleted. */
	public function cancel( int $booking, string $reason ): bool {
		return 1 === $this->database->execute(
			"UPDATE {bookings} SET status = 'cancelled', seat = NULL, sequence = sequence + 1, cancel_reason = %s WHERE id = %d AND status = 'booked'",
			$reason,
			$booking
		);
	}

	/**
	 * Restores a canceled booking at its original time, even if the hours have changed. If its host is busy and
	 * visitors don't choose their host, assigns another available host.
	 *
	 * @param Event|null $event Null if the appointment type was deleted. The slot then has one seat.
	 */
	public function restore( int $booking, ?Event $event ): bool {
		return $this->transaction->run(
			function () use ( $booking, $event ): bool {
				$row = $this->database->row(
					"SELECT event_id, host_id, start_at, end_at FROM {bookings} WHERE id = %d AND status = 'cancelled'",
					$booking
				);
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
				return $this->put(
					$booking,
					$columns,
					"sequence = sequence + 1, status = 'booked', cancel_reason = '' WHERE id = %d AND status = 'cancelled'"
				);
			}
		);
	}

	/**
	 * Finds a seat and a host for one booking. Must run inside the caller's transaction, because its locks keep the
	 * result valid until the transaction ends.
	 *
	 * @param int $except ID of a booking that is being moved. It is not counted.
	 * @param int $kept   ID of the preferred host. 0 for none.
	 * @return array{seat: int, host_id: int}|null Columns of the row. Null if all seats are taken. `seat` is unique
	 * among the bookings of the appointment type with the same start.
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
			$hosts = $this->hosts(
				$event,
				$slot,
				$taken,
				array_map( static fn ( Host $host ): int => $host->id, $event->hosts )
			);
		}
		if ( array() === $hosts ) {
			return null;
		}
		$host = in_array( $kept, $hosts, true ) ? $kept : $this->next( $event, $hosts, $slot->start );
		return array( 'seat' => $this->seat( $event, $slot, $except ), 'host_id' => $host );
	}

	/**
	 * Returns the hosts that have a seat left in a slot.
	 *
	 * @param list<BusySpan> $taken
	 * @param list<int>      $among IDs of the hosts to check.
	 * @return list<int> IDs of the hosts. Contains only 0 for an appointment type without hosts.
	 */
	private function hosts( Event $event, Slot $slot, array $taken, array $among ): array {
		$from = $slot->start->modify( "-{$event->before} minutes" )->getTimestamp();
		$left = ( new SeatCalculator( $event ) )->left( $slot->start->getTimestamp(), $from, $taken, $among );
		return array_values(
			array_filter(
				array_keys( $left ),
				static fn ( int $host ): bool => 0 === $slot->host || $host === $slot->host
			)
		);
	}

	/** Returns the lowest unused seat number of a slot. First deletes expired holds of this slot. */
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
			$this->database->execute(
				"DELETE FROM {bookings} WHERE id IN (%d) AND status = 'held' AND expires_at <= %s",
				array_map( intval( ... ), $over ),
				$now
			);
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
	 * Selects the host with the fewest bookings on the day. If several hosts have the same number, selects the host
	 * whose last booking is the oldest.
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
		uksort(
			$booked,
			static fn ( int $one, int $other ): int =>
				array( $booked[ $one ], $one ) <=> array( $booked[ $other ], $other )
		);
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
		$values = array_map(
			static fn ( DateTimeImmutable|string|int|null $value ): DateTimeImmutable|string|int => $value ?? '',
			array_values( $columns )
		);
		return 1 === $this->database->execute(
			'UPDATE IGNORE {bookings} SET ' . implode( ', ', $sets ) . ", {$rest}",
			...array( ...$values, $booking )
		);
	}
}
