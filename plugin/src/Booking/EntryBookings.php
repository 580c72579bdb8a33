<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use Vestibule\Booking\History\Changes;
use Vestibule\Booking\History\HistoryWords;
use Vestibule\Booking\Links\StoredBookings;
use Vestibule\Contracts\BookingChange;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Status;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Storage\Database;

defined( 'ABSPATH' ) || exit;

/**
 * A cancelled booking keeps its row and loses its seat, so nothing counts it any more. To book it again is to take a
 * seat like everybody else: of two who want the last one, one gets it.
 */
final class EntryBookings extends BelongsToEntry {

	/** Why a booking stays cancelled. */
	private const TAKEN = 'taken';
	private const OVER  = 'over';

	public function __construct(
		private readonly Events $events,
		private readonly Seats $seats,
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly StoredBookings $bookings,
		private readonly HistoryWords $history,
	) {}

	/** With their history, by id: a deletion with a query inside reads the whole table. */
	public function erase( array $entries ): void {
		$rows     = $this->database->rows( 'SELECT id FROM {bookings} WHERE submission_id IN (%d)', $entries );
		$bookings = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		if ( array() !== $bookings ) {
			$this->database->execute( 'DELETE FROM {booking_changes} WHERE booking_id IN (%d)', $bookings );
		}
		$this->database->execute( 'DELETE FROM {bookings} WHERE submission_id IN (%d)', $entries );
	}

	public function export( int $entry ): array {
		return array_map( static fn ( array $row ): array => array( 'name' => __( 'Appointment', 'vestibule' ), 'value' => esc_html( "{$row['at']}: {$row['words']}" ) ), $this->history->ofEntry( $entry ) );
	}

	public function withdraw( array $entries, Status $to, bool $cancels ): array {
		return $cancels ? $this->cancel( $entries, $to ) : array();
	}

	/**
	 * Gives back the times of these entries that are still ahead: somebody else can book them at once.
	 *
	 * @param list<int>                  $entries
	 * @param Status::Trash|Status::Spam $to Why: what was cancelled for one reason is restored for that one only.
	 * @return list<int> The entries whose appointment was cancelled.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function cancel( array $entries, Status $to = Status::Trash ): array {
		$cancelled = array();
		foreach ( $this->rows( $entries, "status = 'booked' AND end_at > %s", $this->clock->now() ) as $row ) {
			if ( $this->seats->cancel( (int) $row['id'], $to->value ) ) {
				$this->bookings->note( (int) $row['id'], BookingChange::CANCELLED, Changes::actor() );
				$cancelled[] = (int) $row['submission_id'];
			}
		}
		return array_values( array_unique( $cancelled ) );
	}

	/** Books again what cancel() gave back, where the time is still free. */
	public function restore( array $entries, Status $from = Status::Trash ): array {
		$lost = array();
		foreach ( $this->rows( $entries, "status = 'cancelled' AND cancel_reason = %s", $from->value ) as $row ) {
			$failed = $this->isOver( $row ) ? self::OVER : ( $this->seats->restore( (int) $row['id'], $this->events->find( (int) $row['event_id'] ) ) ? '' : self::TAKEN );
			if ( '' !== $failed ) {
				$this->database->execute( "UPDATE {bookings} SET cancel_reason = %s WHERE id = %d AND status = 'cancelled'", $failed, (int) $row['id'] );
				$lost[ (int) $row['submission_id'] ] = $failed;
			} else {
				$this->bookings->note( (int) $row['id'], BookingChange::RESTORED, Changes::actor() );
			}
		}
		return $lost;
	}

	/** @param array<string, string|null> $row */
	private function isOver( array $row ): bool {
		return Instant::stored( $row['start_at'] ) <= $this->clock->now();
	}

	/**
	 * @param list<int> $entries
	 * @return list<array<string, string|null>>
	 */
	private function rows( array $entries, string $condition, DateTimeImmutable|string $value ): array {
		if ( array() === $entries ) {
			return array();
		}
		return $this->database->rows(
			"SELECT id, submission_id, event_id, start_at FROM {bookings} WHERE submission_id IN (%d) AND {$condition} ORDER BY id",
			$entries,
			$value
		);
	}
}
