<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\EntryAppointments;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A cancelled booking keeps its row and loses its seat, so the unique key (event, start, seat) no longer counts it. To
 * book it again is to take a seat like everybody else: of two who want the last one, the key gives it to one.
 */
final class EntryBookings implements EntryAppointments {

	private const FORMAT = 'Y-m-d H:i:s';

	/** Why a booking stays cancelled. */
	private const TAKEN = 'taken';
	private const OVER  = 'over';

	public function __construct(
		private readonly Events $events,
		private readonly Seats $seats,
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Clock $clock,
	) {}

	public function cancel( array $entries, string $reason = self::TRASH ): array {
		$cancelled = array();
		foreach ( $this->rows( $entries, "status = 'booked' AND end_at > %s", $this->now() ) as $row ) {
			$changed = $this->database->execute(
				"UPDATE {$this->tables->bookings()} SET status = 'cancelled', seat = NULL, cancel_reason = %s WHERE id = %d AND status = 'booked'",
				$reason,
				(int) $row['id']
			);
			if ( 1 === $changed ) {
				$cancelled[] = (int) $row['submission_id'];
			}
		}
		return array_values( array_unique( $cancelled ) );
	}

	public function restore( array $entries, string $reason = self::TRASH ): array {
		$lost = array();
		foreach ( $this->rows( $entries, "status = 'cancelled' AND cancel_reason = %s", $reason ) as $row ) {
			$failed = $this->isOver( $row ) ? self::OVER : ( $this->takeSeat( $row ) ? '' : self::TAKEN );
			if ( '' !== $failed ) {
				$this->database->execute( "UPDATE {$this->tables->bookings()} SET cancel_reason = %s WHERE id = %d AND status = 'cancelled'", $failed, (int) $row['id'] );
				$lost[ (int) $row['submission_id'] ] = $failed;
			}
		}
		return $lost;
	}

	/**
	 * The time was agreed with the visitor, so it counts even where the hours have changed since.
	 *
	 * @param array<string, string|null> $row
	 */
	private function takeSeat( array $row ): bool {
		$event = (int) $row['event_id'];
		$seats = $this->events->find( $event )->capacity ?? 1;
		$start = $this->instant( $row['start_at'] );
		$taken = array_sum( array_column( $this->seats->taken( $event, $start, $this->instant( $row['end_at'] ) ), 'seats' ) );
		if ( $taken >= $seats ) {
			return false;
		}
		$this->database->execute(
			"DELETE FROM {$this->tables->bookings()} WHERE event_id = %d AND start_at = %s AND status = 'held' AND expires_at <= %s",
			$event,
			$start->format( self::FORMAT ),
			$this->now()
		);
		for ( $seat = 1; $seat <= $seats; $seat++ ) {
			$changed = $this->database->execute(
				"UPDATE IGNORE {$this->tables->bookings()} SET status = 'booked', seat = %d, cancel_reason = '' WHERE id = %d AND status = 'cancelled'",
				$seat,
				(int) $row['id']
			);
			if ( 1 === $changed ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, string|null> $row */
	private function isOver( array $row ): bool {
		return $this->instant( $row['start_at'] ) <= $this->clock->now();
	}

	/**
	 * @param list<int> $entries
	 * @return list<array<string, string|null>>
	 */
	private function rows( array $entries, string $condition, string $value ): array {
		if ( array() === $entries ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		return $this->database->rows(
			"SELECT id, submission_id, event_id, start_at, end_at FROM {$this->tables->bookings()} WHERE submission_id IN ({$places}) AND {$condition} ORDER BY id",
			...array( ...$entries, $value )
		);
	}

	private function now(): string {
		return $this->clock->now()->format( self::FORMAT );
	}

	private function instant( ?string $text ): DateTimeImmutable {
		return new DateTimeImmutable( (string) $text, new DateTimeZone( 'UTC' ) );
	}
}
