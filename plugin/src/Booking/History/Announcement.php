<?php

declare(strict_types=1);

namespace Vestibule\Booking\History;

use Vestibule\Contracts\BookingChange;

defined( 'ABSPATH' ) || exit;

/** Writes down what became of a booking, and lets others know: while it is being stored, and once it holds. */
final class Announcement {

	public function __construct( private readonly Changes $changes ) {}

	/**
	 * Inside the transaction that changes the booking.
	 *
	 * @return bool False when the same was written before, by this request or another one: then nothing is to be said.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function store( BookingChange $change ): bool {
		if ( ! $this->changes->add( $change ) ) {
			return false;
		}
		/**
		 * Fires while a change of a booking is stored. It runs inside the transaction, which may be run again: write to the
		 * database and do nothing else.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_change', $change );
		return true;
	}

	/** After the transaction. */
	public function announce( BookingChange $change ): void {
		match ( $change->what ) {
			BookingChange::MOVED     => $this->moved( $change ),
			BookingChange::CANCELLED => $this->cancelled( $change ),
			BookingChange::RESTORED  => $this->restored( $change ),
			BookingChange::REMINDED  => $this->reminded( $change ),
			BookingChange::MISSED, BookingChange::ATTENDED => $this->missed( $change ),
			default                  => null,
		};
	}

	private function moved( BookingChange $change ): void {
		/**
		 * Fires after a booking was moved to another time, for good.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_moved', $change );
	}

	private function cancelled( BookingChange $change ): void {
		/**
		 * Fires after a booking was cancelled; its time can be booked.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_cancelled', $change );
	}

	private function restored( BookingChange $change ): void {
		/**
		 * Fires after a user took a cancellation back: the booking has its own time again.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_restored', $change );
	}

	private function reminded( BookingChange $change ): void {
		/**
		 * Fires when the visitor of a booking is reminded of it, once for each reminder.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_reminded', $change );
	}

	private function missed( BookingChange $change ): void {
		/**
		 * Fires after a user noted that a visitor did not come, or that this was a mistake (`what` is attended). The
		 * booking keeps its seat and its time.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_missed', $change );
	}
}
