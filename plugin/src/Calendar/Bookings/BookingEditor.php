<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Entries\BookingChange;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Page\Refused;

/**
 * Creates, moves, cancels and restores bookings. A booking keeps its ID. The seat, the history and the emails are
 * written in one transaction. Listeners are called after the transaction.
 *
 * @phpstan-type By array{who: string, user?: int, note?: string, notify?: bool}
 */
final class BookingEditor {

	/**
	 * Cancellation reason if the cancellation is not caused by the entry. Such bookings are not restored with the
	 * entry.
	 */
	private const REASON = 'visitor';

	public function __construct(
		public readonly StoredBookings $bookings,
		private readonly Book $book,
		private readonly Seats $seats,
		private readonly Transaction $transaction,
		private readonly Changes $changes,
	) {}

	/**
	 * Creates a booking for the team. Must run inside the transaction that stores the entry.
	 *
	 * @param array<string, string|int> $row Additional columns of the booking, such as the ID of the entry.
	 * @return int ID of the booking.
	 * @throws TimeTaken
	 * @throws StorageFault
	 */
	public function book( Event $event, Slot $slot, array $row ): int {
		$row += array( 'status' => 'booked', 'timezone' => $event->zone->getName() );
		$id   = $this->seats->take( $event, $slot, $row ) ?? throw new TimeTaken( 'No seat is left.' );
		$this->bookings->begin( $id, Changes::actor() );
		return $id;
	}

	/**
	 * Moves a booking to a time that visitors can book.
	 *
	 * @param StoredBooking $booking Booking as it was when the visitor opened the page.
	 * @param By            $by
	 * @throws Refused
	 * @throws StorageFault
	 */
	public function move( StoredBooking $booking, DateTimeImmutable $start, array $by ): BookingChange {
		$event = $this->bookings->events->find( $booking->time->event );
		$slot  = $this->book->slot( $event, $start );
		if ( null === $event || null === $slot ) {
			throw new Refused( 422, __( 'This time is no longer available. Choose another one.', 'vestibule' ) );
		}
		if ( $slot->start->getTimestamp() === $booking->time->start->getTimestamp() ) {
			throw new Refused( 422, __( 'This is your current time. Choose another one.', 'vestibule' ) );
		}
		return $this->moveTo( $booking, $event, $slot, $by );
	}

	/**
	 * Moves a booking to a slot. This method only checks whether a seat is left. The caller must check whether the slot
	 * is allowed.
	 *
	 * @param By $by
	 * @throws Refused
	 * @throws StorageFault
	 */
	public function moveTo( StoredBooking $booking, Event $event, Slot $slot, array $by ): BookingChange {
		return $this->change(
			function () use ( $booking, $event, $slot, $by ): BookingChange {
				if ( ! $this->fresh( $booking )->isBooked() ) {
					throw $this->changedMeanwhile();
				}
				if ( ! $this->seats->move( $booking->time->id, $event, $slot ) ) {
					throw new Refused(
						409,
						__(
							'This time has just been booked. Your appointment is unchanged. Choose another time.',
							'vestibule'
						)
					);
				}
				$moved = $this->fresh( $booking );
				if ( $booking->time->sequence + 1 !== $moved->time->sequence ) {
					throw $this->changedMeanwhile();
				}
				return new BookingChange( BookingChange::MOVED, $moved->time, $booking->entry, $booking->time, $by );
			}
		);
	}

	/**
	 * @param By $by
	 * @throws Refused
	 * @throws StorageFault
	 */
	public function cancel( StoredBooking $booking, array $by, string $reason = self::REASON ): BookingChange {
		return $this->change(
			function () use ( $booking, $by, $reason ): BookingChange {
				if ( ! $this->bookings->cancel( $booking, $reason ) ) {
					throw $this->changedMeanwhile();
				}
				return new BookingChange(
					BookingChange::CANCELLED,
					$this->fresh( $booking )->time,
					$booking->entry,
					null,
					$by
				);
			}
		);
	}

	/**
	 * Restores a canceled booking at its original time, if the time is still available.
	 *
	 * @param By $by
	 * @throws Refused
	 * @throws StorageFault
	 */
	public function restore( StoredBooking $booking, Event $event, array $by ): BookingChange {
		return $this->change(
			function () use ( $booking, $event, $by ): BookingChange {
				if ( ! $this->seats->restore( $booking->time->id, $event ) ) {
					throw new Refused( 409, __( 'This time has been booked in the meantime.', 'vestibule' ) );
				}
				$restored = $this->fresh( $booking );
				if ( $booking->time->sequence + 1 !== $restored->time->sequence ) {
					throw $this->changedMeanwhile();
				}
				return new BookingChange( BookingChange::RESTORED, $restored->time, $booking->entry, null, $by );
			}
		);
	}

	/**
	 * Marks a booking as a no-show, or removes this mark. The seat stays booked.
	 *
	 * @param By $by
	 * @throws Refused
	 * @throws StorageFault
	 */
	public function markMissed( StoredBooking $booking, bool $is_missed, array $by ): BookingChange {
		return $this->change(
			function () use ( $booking, $is_missed, $by ): BookingChange {
				if ( ! $this->bookings->markMissed( $booking, $is_missed ) ) {
					throw $this->changedMeanwhile();
				}
				return new BookingChange(
					$is_missed ? BookingChange::MISSED : BookingChange::ATTENDED,
					$this->fresh( $booking )->time,
					$booking->entry,
					null,
					$by
				);
			}
		);
	}

	/** @param callable(): BookingChange $work */
	private function change( callable $work ): BookingChange {
		$change = $this->transaction->run(
			function () use ( $work ): BookingChange {
				$change = $work();
				$this->changes->store( $change );
				return $change;
			}
		);
		$this->changes->announce( $change );
		return $change;
	}

	private function fresh( StoredBooking $booking ): StoredBooking {
		return $this->bookings->find( $booking->time->id ) ?? throw $this->changedMeanwhile();
	}

	private function changedMeanwhile(): Refused {
		return new Refused(
			409,
			__( 'This appointment has been changed in the meantime. The current state is shown.', 'vestibule' )
		);
	}
}
