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
 * Reminds visitors of what they booked. Each reminder has its stretch of time, from its own moment to that of the next
 * one: where cron comes late, its visitor gets the one that fits and not all that were missed. Who booked or moved after
 * a reminder's moment needs none.
 *
 * A reminder is a row of the booking's history that can be written once: of two
 * crons at the same moment one writes it, with the mail, in one transaction.
 */
final class Reminders {

	/** The cron events: every hour, and when the next reminder is due. */
	public const HOOK = 'vestibule_reminders';
	public const NEXT = 'vestibule_next_reminder';

	/** Of the contract: the earliest reminder, in days. */
	private const DAYS = 30;

	/** Of one run. */
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
			$change = $this->transaction->run( fn (): ?BookingChange => $this->claim( $one['booking'], $one['offset'] ) );
			if ( null !== $change ) {
				$this->changes->announce( $change );
			}
		}
	}

	/** Null where another request was faster, or the booking is something else by now. */
	private function claim( int $booking, int $offset ): ?BookingChange {
		$stored = $this->bookings->find( $booking );
		if ( null === $stored || ! $stored->isBooked() ) {
			return null;
		}
		$change = new BookingChange( BookingChange::REMINDED, $stored->time, $stored->entry, null, array( 'who' => BookingChange::SYSTEM, 'offset' => $offset ) );
		return $this->changes->store( $change ) ? $change : null;
	}

	/**
	 * @return list<array{booking: int, offset: int}> The soonest appointment first.
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
	 * When the next reminder is due after now, within the hour until cron looks again.
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

	/** The same for one booking. */
	public function nextOf( BookedTime $time ): ?DateTimeImmutable {
		$start = $time->start->getTimestamp();
		$ahead = array_map( static fn ( int $offset ): int => $start - 60 * $offset, $this->bookings->events->reminders( $time->event ) );
		$ahead = array_filter( $ahead, fn ( int $at ): bool => $at > $this->in( 0 )->getTimestamp() && $at <= $this->in( 60 )->getTimestamp() );
		return array() === $ahead ? null : new DateTimeImmutable( '@' . min( $ahead ) );
	}

	/** @return list<array{int, int, int}> Event, minutes of a reminder, and of the next one after it. */
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
