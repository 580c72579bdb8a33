<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use Vestibule\Calendar\Changes\BookingHistory;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\Status;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Cancels, restores and deletes bookings together with their entries. A canceled booking stays in the table but loses
 * its seat, so restoring the booking requires an available seat.
 */
#[Hook( 'vestibule/belongs_to_entry' )]
final class EntryBookings extends BelongsToEntry {

	/** Reasons why a booking was not restored with its entry: the time was taken, or is in the past. */
	private const TAKEN = 'taken';
	private const OVER  = 'over';

	public function __construct(
		private readonly Events $events,
		private readonly Seats $seats,
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly StoredBookings $bookings,
		private readonly BookingHistory $history,
	) {}

	/**
	 * Deletes the bookings and their history. Deletes by ID, because a DELETE with a subquery would read the whole
	 * table.
	 */
	public function erase( array $entries ): void {
		$rows     = $this->database->rows( 'SELECT id FROM {bookings} WHERE submission_id IN (%d)', $entries );
		$bookings = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		if ( array() !== $bookings ) {
			$this->database->execute( 'DELETE FROM {booking_changes} WHERE booking_id IN (%d)', $bookings );
		}
		$this->database->execute( 'DELETE FROM {bookings} WHERE submission_id IN (%d)', $entries );
	}

	public function export( int $entry ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'name' => __( 'Appointment', 'vestibule' ),
				'value' => esc_html( "{$row['at']}: {$row['words']}" ),
			),
			$this->history->ofEntry( $entry )
		);
	}

	public function withdraw( array $entries, Status $to, bool $cancels ): array {
		return $cancels ? $this->cancel( $entries, $to ) : array();
	}

	/**
	 * Cancels the future bookings of entries. The times can be booked again immediately.
	 *
	 * @param list<int>                  $entries
	 * @param Status::Trash|Status::Spam $to Status of the entries. Stored as the cancellation reason, so that restore()
	 * only restores bookings that were canceled by the same status.
	 * @return list<int> IDs of entries with canceled bookings.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function cancel( array $entries, Status $to = Status::Trash ): array {
		$cancelled = array();
		foreach ( $this->bookings->ofEntries( $entries ) as $booking ) {
			if (
				$booking->isBooked()
					&& $booking->time->end > $this->clock->now()
					&& $this->seats->cancel( $booking->time->id, $to->value )
			) {
				$this->bookings->note( $booking->time->id, BookingChange::CANCELLED, Changes::actor() );
				$cancelled[] = $booking->entry;
			}
		}
		return array_values( array_unique( $cancelled ) );
	}

	/** Restores bookings that cancel() has canceled, if their time is still available. */
	public function restore( array $entries, Status $from = Status::Trash ): array {
		$lost = array();
		foreach ( $this->bookings->ofEntries( $entries ) as $booking ) {
			if ( ! $booking->time->isCancelled || $from->value !== $booking->cancelReason ) {
				continue;
			}
			$id     = $booking->time->id;
			$failed = match ( true ) {
				$booking->time->start <= $this->clock->now()                                     => self::OVER,
				! $this->seats->restore( $id, $this->events->find( $booking->time->event ) ) => self::TAKEN,
				default                                                                          => '',
			};
			if ( '' !== $failed ) {
				$this->database->execute(
					"UPDATE {bookings} SET cancel_reason = %s WHERE id = %d AND status = 'cancelled'",
					$failed,
					$id
				);
				$lost[ $booking->entry ] = $failed;
			} else {
				$this->bookings->note( $id, BookingChange::RESTORED, Changes::actor() );
			}
		}
		return $lost;
	}
}
