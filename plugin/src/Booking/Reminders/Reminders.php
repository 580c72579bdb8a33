<?php

declare(strict_types=1);

namespace Vestibule\Booking\Reminders;

use Vestibule\Booking\History\Announcement;
use Vestibule\Booking\Links\StoredBookings;
use Vestibule\Contracts\BookingChange;
use Vestibule\Storage\Transaction;

/**
 * Reminds visitors of what they booked. A reminder is a row of the booking's history that can be written once: of two
 * crons at the same moment one writes it, with the mail, in one transaction.
 */
final class Reminders {

	/** Of one run. */
	private const BATCH   = 100;
	private const SECONDS = 20;

	public function __construct(
		private readonly DueReminders $due,
		private readonly StoredBookings $bookings,
		private readonly Announcement $announcement,
		private readonly Transaction $transaction,
	) {}

	/** @throws \Vestibule\Contracts\StorageFault */
	public function run(): void {
		$end = microtime( true ) + self::SECONDS;
		foreach ( $this->due->find( self::BATCH ) as $one ) {
			if ( microtime( true ) > $end ) {
				return;
			}
			$change = $this->transaction->run( fn (): ?BookingChange => $this->claim( $one['booking'], $one['offset'] ) );
			if ( null !== $change ) {
				$this->announcement->announce( $change );
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
		return $this->announcement->store( $change ) ? $change : null;
	}
}
