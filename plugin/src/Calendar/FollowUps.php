<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Closure;
use Vestibule\Calendar\Changes\BookingChanged;
use Vestibule\Calendar\Reminders\ReminderSchedule;
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Entries\AppointmentsChanged;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\EntriesErased;
use Vestibule\Entries\EntryStored;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Reacts to changed bookings: invalidates cached times, schedules reminders, and offers released seats to visitors on
 * waiting lists.
 */
final class FollowUps {

	/**
	 * @param Closure(): ReminderSchedule $reminders
	 * @param Closure(): Offers           $offers
	 */
	public function __construct( private readonly Closure $reminders, private readonly Closure $offers ) {}

	#[Hook]
	public function followEntry( EntryStored $stored ): void {
		BookingChanges::note();
		foreach ( $stored->entry->appointments as $time ) {
			/**
			 * Fires after an appointment was booked and its entry was stored.
			 *
			 * @param BookedTime $time
			 * @param int        $entry ID of the entry.
			 */
			do_action( 'vestibule/booking_booked', $time, $stored->entry->id );
			( $this->reminders )()->planFor( $time );
		}
	}

	#[Hook( EntriesErased::class )]
	public function followReleasedSeats(): void {
		BookingChanges::note();
		( $this->offers )()->runAndPlan();
	}

	#[Hook]
	public function followAppointments( AppointmentsChanged $changed ): void {
		$changed->areCancelled ? $this->followReleasedSeats() : BookingChanges::note();
	}

	#[Hook]
	public function followChange( BookingChanged $changed ): void {
		$what = $changed->change->what;
		if ( in_array( $what, array( BookingChange::MOVED, BookingChange::RESTORED ), true ) ) {
			BookingChanges::note();
			( $this->reminders )()->plan();
		}
		if ( in_array( $what, array( BookingChange::MOVED, BookingChange::CANCELLED ), true ) ) {
			$this->followReleasedSeats();
		}
	}
}
