<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * The seats of an event's times. A seat is a row, and the unique key (event, start, seat) gives it to one visitor: on
 * one server or on a cluster. A held seat whose time is up stays in the table and goes to the first who changes it.
 *
 * @phpstan-type Row array<string, string|int|null>
 */
final class Seats {

	private const FORMAT = 'Y-m-d H:i:s';

	public function __construct(
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Clock $clock,
	) {}

	/**
	 * The seats taken at times that overlap [from, to), earliest first.
	 *
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, seats: int}>
	 */
	public function taken( int $event, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$rows = $this->database->rows(
			"SELECT start_at, end_at, COUNT(*) AS seats FROM {$this->tables->bookings()}
			WHERE event_id = %d AND start_at >= %s AND start_at < %s AND end_at > %s
			AND seat IS NOT NULL AND (status <> 'held' OR expires_at > %s)
			GROUP BY start_at, end_at ORDER BY start_at, end_at",
			$event,
			$from->modify( '-1 day' )->format( self::FORMAT ),
			$to->format( self::FORMAT ),
			$from->format( self::FORMAT ),
			$this->clock->now()->format( self::FORMAT ),
		);
		$utc  = new DateTimeZone( 'UTC' );
		return array_map(
			static fn ( array $row ): array => array(
				'start' => new DateTimeImmutable( $row['start_at'] ?? '', $utc ),
				'end'   => new DateTimeImmutable( $row['end_at'] ?? '', $utc ),
				'seats' => (int) $row['seats'],
			),
			$rows
		);
	}

	/**
	 * Takes the first free seat of a time.
	 *
	 * @param Row $row The columns of whoever takes it: status, timezone and what belongs to the status; it begins now
	 * unless it says when.
	 * @return int|null The booking's id, or null when none is left.
	 */
	public function take( Event $event, Slot $slot, array $row ): ?int {
		if ( $this->count( $event->id, $slot ) >= $event->capacity ) {
			return null;
		}
		$place = array(
			'event_id' => $event->id,
			'start_at' => $slot->start->format( self::FORMAT ),
			'end_at'   => $slot->end->format( self::FORMAT ),
		);
		$row  += array( 'created_at' => $this->clock->now()->format( self::FORMAT ) );
		for ( $seat = 1; $seat <= $event->capacity; $seat++ ) {
			$id = $this->database->insertOnce( $this->tables->bookings(), $place + array( 'seat' => $seat ) + $row ) ?? $this->reclaim( $place, $seat, $row );
			if ( null !== $id ) {
				return $id;
			}
		}
		return null;
	}

	/** Gives a held seat to a submission, if the hold is this time's and still runs. */
	public function convert( int $event, DateTimeImmutable $start, string $hold, int $submission, string $timezone ): ?int {
		$now  = $this->clock->now()->format( self::FORMAT );
		$rows = $this->database->rows(
			"SELECT id, hold FROM {$this->tables->bookings()} WHERE event_id = %d AND start_at = %s AND seat IS NOT NULL AND status = 'held' AND expires_at > %s",
			$event,
			$start->format( self::FORMAT ),
			$now,
		);
		$hash = hash( 'sha256', $hold );
		foreach ( $rows as $row ) {
			if ( hash_equals( $row['hold'] ?? '', $hash ) ) {
				$id      = (int) $row['id'];
				$changed = $this->database->execute(
					"UPDATE {$this->tables->bookings()} SET status = 'booked', submission_id = %d, timezone = %s, hold = '', expires_at = NULL
					WHERE id = %d AND status = 'held' AND hold = %s AND expires_at > %s",
					$submission,
					$timezone,
					$id,
					$hash,
					$now,
				);
				return 1 === $changed ? $id : null;
			}
		}
		return null;
	}

	/** Lets go of a hold of this event. */
	public function release( int $event, string $hold ): bool {
		return 0 < $this->database->execute(
			"DELETE FROM {$this->tables->bookings()} WHERE event_id = %d AND status = 'held' AND hold = %s",
			$event,
			hash( 'sha256', $hold ),
		);
	}

	private function count( int $event, Slot $slot ): int {
		return array_sum( array_column( $this->taken( $event, $slot->start, $slot->end ), 'seats' ) );
	}

	/**
	 * Compare and set: of all who see the same expired hold, one changes the row.
	 *
	 * @param Row $place
	 * @param Row $row
	 */
	private function reclaim( array $place, int $seat, array $row ): ?int {
		$hold  = $row['hold'] ?? '';
		$until = $row['expires_at'] ?? null;
		$now   = $this->clock->now()->format( self::FORMAT );
		$old   = $this->database->row(
			"SELECT id, hold FROM {$this->tables->bookings()} WHERE event_id = %d AND start_at = %s AND seat = %d AND status = 'held' AND expires_at <= %s",
			(int) $place['event_id'],
			(string) $place['start_at'],
			$seat,
			$now,
		);
		if ( null === $old ) {
			return null;
		}
		$changed = $this->database->execute(
			"UPDATE {$this->tables->bookings()} SET status = %s, submission_id = NULLIF(%d, 0), timezone = %s, end_at = %s, hold = %s, expires_at = NULLIF(%s, ''), created_at = %s
			WHERE id = %d AND status = 'held' AND hold = %s AND expires_at <= %s",
			(string) $row['status'],
			(int) ( $row['submission_id'] ?? 0 ),
			(string) $row['timezone'],
			(string) $place['end_at'],
			(string) $hold,
			(string) $until,
			(string) $row['created_at'],
			(int) $old['id'],
			(string) $old['hold'],
			$now,
		);
		return 1 === $changed ? (int) $old['id'] : null;
	}
}
