<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Booking\History\Changes;
use Vestibule\Booking\History\HistoryWords;
use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\BookingRecords;

defined( 'ABSPATH' ) || exit;

/** What the other features get of bookings after they were made. */
final class Records implements BookingRecords {

	public function __construct(
		private readonly StoredBookings $bookings,
		private readonly BookingLink $link,
		private readonly Changes $changes,
		private readonly HistoryWords $words,
		private readonly Appointments $appointments,
	) {}

	public function begin( int $booking ): void {
		$this->bookings->giveKey( $booking );
		$stored = $this->bookings->find( $booking );
		if ( null !== $stored ) {
			$this->changes->add( new BookingChange( BookingChange::BOOKED, $stored->time, $stored->entry, null, array( 'who' => BookingChange::VISITOR ) ) );
		}
	}

	public function link( int $booking ): string {
		$stored = $this->bookings->find( $booking );
		return null === $stored ? '' : $this->link->url( $stored );
	}

	public function find( int $booking ): ?BookedTime {
		return $this->bookings->find( $booking )?->time;
	}

	public function history( int $entry ): array {
		return array_map( fn ( array $row ): array => $this->words->row( $row, $this->appointments->timezone( (int) $row['event_id'] ) ), $this->changes->forEntry( $entry ) );
	}
}
