<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Reminders;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;

/**
 * Sends booking reminders. Each reminder can be sent from its due time until the next reminder is due. If cron runs
 * late, the visitor gets only the current reminder and none of the missed ones. A reminder is not sent if the booking
 * was created or moved after the reminder's due time.
 *
 * A reminder is stored as a row in the booking's history with a unique key. If two cron processes run at the same time,
 * only one of them can store the row. The row and the email are stored in the same transaction.
 */
final class Reminders {

	/** Cron events: hourly, and at the time of the next reminder. */
	public const HOOK = 'vestibule_reminders';
	public const NEXT = 'vestibule_next_reminder';

	/** Maximum number of days before an appointment that the contract allows for a reminder. */
	private const DAYS = 30;

	/** Limits of one run: number of reminders and seconds. */
	private const BATCH   = 100;
	private const SECONDS = 20;

	public function __construct(
		private readonly StoredBookings $bookings,
		private readonly Changes $changes,
		private readonly Database $database,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
	) {}

	/** @throws \Vestibule\Kernel\Database\StorageFault */
	public function run(): void {
		$end = microtime( true ) + self::SECONDS;
		foreach ( $this->due( self::BATCH ) as $one ) {
			if ( microtime( true ) > $end ) {
				return;
			}
			$change = $this->transaction->run(
				fn (): ?BookingChange => $this->claim( $one['booking'], $one['offset'] )
			);
			if ( null !== $change ) {
				$this->changes->announce( $change );
			}
		}
	}

	/**
	 * Stores the reminder in the history. Returns null if it is already stored or the booking was changed in the
	 * meantime.
	 */
	private function claim( int $booking, int $offset ): ?BookingChange {
		$stored = $this->bookings->find( $booking );
		if ( null === $stored || ! $stored->isBooked() ) {
			return null;
		}
		$change = new BookingChange(
			BookingChange::REMINDED,
			$stored->time,
			$stored->entry,
			null,
			array( 'who' => BookingChange::SYSTEM, 'offset' => $offset )
		);
		return $this->changes->store( $change ) ? $change : null;
	}

	/**
	 * @return list<array{booking: int, offset: int}> Due reminders, sorted by the start of the appointment.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	private function due( int $most ): array {
		$due = array();
		foreach ( $this->stretches() as [ $event, $offset, $next ] ) {
			$rows = $this->database->rows(
				"SELECT b.id, b.start_at FROM {bookings} b
				WHERE b.event_id = %d AND b.start_at > %s AND b.start_at <= %s AND b.status = 'booked'
				AND NOT EXISTS (SELECT 1 FROM {booking_changes} c WHERE c.booking_id = b.id
					AND (c.occasion = CONCAT(%s, b.sequence) OR (c.what IN ('booked', 'moved', 'restored') AND c.at > DATE_SUB(b.start_at, INTERVAL %d MINUTE))))
				ORDER BY b.start_at LIMIT %d",
				$event,
				$this->in( $next ),
				$this->in( $offset ),
				BookingChange::REMINDED . ":{$offset}:",
				$offset,
				$most
			);
			foreach ( $rows as $row ) {
				$due[ "{$row['start_at']} {$row['id']}" ] = array( 'booking' => (int) $row['id'], 'offset' => $offset );
			}
		}
		ksort( $due );
		return array_slice( array_values( $due ), 0, $most );
	}

	/**
	 * Returns the time of the next reminder that is due within an hour. Null if there is none.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function next(): ?DateTimeImmutable {
		$soonest = null;
		foreach ( $this->stretches() as [ $event, $offset ] ) {
			$start = $this->database->value(
				"SELECT MIN(start_at) FROM {bookings} WHERE event_id = %d AND start_at > %s AND start_at <= %s AND status = 'booked'",
				$event,
				$this->in( $offset ),
				$this->in( $offset + 60 )
			);
			if ( null !== $start ) {
				$at      = Instant::stored( $start )->getTimestamp() - $offset * 60;
				$soonest = min( $soonest ?? $at, $at );
			}
		}
		return null === $soonest ? null : new DateTimeImmutable( "@{$soonest}" );
	}

	/** Returns the time of a booking's next reminder that is due within an hour. Null if there is none. */
	public function nextOf( BookedTime $time ): ?DateTimeImmutable {
		$start = $time->start->getTimestamp();
		$ahead = array_map(
			static fn ( int $offset ): int => $start - 60 * $offset,
			$this->bookings->events->reminders( $time->event )
		);
		$ahead = array_filter(
			$ahead,
			fn ( int $at ): bool => $at > $this->in( 0 )->getTimestamp() && $at <= $this->in( 60 )->getTimestamp()
		);
		return array() === $ahead ? null : new DateTimeImmutable( '@' . min( $ahead ) );
	}

	/**
	 * @return list<array{int, int, int}> Appointment type ID, a reminder's time in minutes before the start, and the
	 * time of the following reminder (0 for the last one).
	 */
	private function stretches(): array {
		$rows = $this->database->rows(
			"SELECT DISTINCT event_id FROM {bookings} WHERE status = 'booked' AND start_at > %s AND start_at <= %s",
			$this->in( 0 ),
			$this->in( self::DAYS * 1440 + 60 )
		);
		$all  = array();
		foreach ( $rows as $row ) {
			$offsets = $this->bookings->events->reminders( (int) $row['event_id'] );
			foreach ( $offsets as $index => $offset ) {
				$all[] = array( (int) $row['event_id'], $offset, $offsets[ $index + 1 ] ?? 0 );
			}
		}
		return $all;
	}

	private function in( int $minutes ): DateTimeImmutable {
		return $this->clock->now()->modify( sprintf( '+%d minutes', $minutes ) );
	}
}
