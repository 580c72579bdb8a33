<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeZone;
use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\Bookings\EntryBookings;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Status;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Time\Clock;

/** Books appointments with their entry, and finds the bookings of entries. */
final class Bookings {

	public function __construct(
		private readonly Appointments $appointments,
		private readonly EntryBookings $entries,
		private readonly StoredBookings $stored,
		private readonly Clock $clock,
	) {}

	/**
	 * Books a time. Must run in the transaction that stores the entry.
	 *
	 * @throws BookingConflict If no seat is available.
	 */
	public function book( ChosenTime $time, int $submission ): BookedTime {
		try {
			$id = $this->appointments->book(
				$time->event,
				$time->start,
				$submission,
				$time->timezone,
				$time->hold,
				$time->host
			);
		} catch ( TimeTaken ) {
			throw new BookingConflict( $time );
		}
		return $this->stored->begin( $id ) ?? throw new StorageFault( 'The booking is not there.' );
	}

	/** Cancels the bookings of an entry that is spam, in the same transaction, so that spam doesn't block any times. */
	public function giveBack( int $submission ): void {
		$this->entries->cancel( array( $submission ), Status::Spam );
	}

	/**
	 * Creates the error for a time that was booked in the meantime. It has status 409 and contains the available times
	 * (docs/rest.md). Must be called after the transaction.
	 */
	public function refusal( ChosenTime $time ): SubmissionRefused {
		return new SubmissionRefused(
			409,
			array( $time->field => array( __( 'This time has just been booked. Choose another one', 'vestibule' ) ) ),
			array( 'vestibule_slots' => $this->freshTimes( $time ) )
		);
	}

	/** Returns an active booking. Null if it doesn't exist or was canceled. */
	public function find( int $id ): ?BookedTime {
		$time = $this->stored->find( $id )?->time;
		return null === $time || $time->isCancelled ? null : $time;
	}

	/**
	 * Returns the active bookings of an entry, ordered by creation.
	 *
	 * @return list<BookedTime>
	 * @throws StorageFault
	 */
	public function ofEntry( int $entry ): array {
		$booked = array_filter(
			$this->stored->ofEntries( array( $entry ) ),
			static fn ( StoredBooking $booking ): bool => $booking->isBooked()
		);
		return array_values( array_map( static fn ( StoredBooking $booking ): BookedTime => $booking->time, $booked ) );
	}

	/**
	 * @return array<string, mixed> Available times from today on in the month of the time that has become unavailable,
	 * in the format of the AJAX action vestibule_slots.
	 */
	private function freshTimes( ChosenTime $time ): array {
		$zone  = new DateTimeZone( $time->timezone );
		$today = $this->clock->now()->setTimezone( $zone )->format( 'Y-m-d' );
		$local = $time->start->setTimezone( $zone );
		$slots = $this->appointments->slots(
			$time->event,
			max( $today, $local->format( 'Y-m-01' ) ),
			$local->format( 'Y-m-t' ),
			$time->timezone,
			$time->host
		);
		return array( 'timezone' => $slots['timezone'], 'days' => (object) $slots['days'] );
	}
}
