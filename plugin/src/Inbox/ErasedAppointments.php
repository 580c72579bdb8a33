<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Events\Events;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Mailer;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * Reports future appointments that are deleted because a visitor's personal data is erased. The administrator sees a
 * message. Hosts get an email, so that they don't wait for the visitor. Neither contains the name of the visitor.
 */
final class ErasedAppointments {

	public function __construct(
		private readonly StoredBookings $bookings,
		private readonly TimeWords $words,
		private readonly Clock $clock
	) {}

	/**
	 * @param list<int> $entries Entry IDs.
	 * @return list<BookedTime> Booked appointments that are not over yet.
	 */
	public function future( array $entries ): array {
		$times = array();
		foreach ( array() === $entries ? array() : $this->bookings->ofEntries( $entries ) as $booking ) {
			if ( $booking->isBooked() && $booking->time->end > $this->clock->now() ) {
				$times[] = $booking->time;
			}
		}
		return $times;
	}

	/**
	 * Sends emails to the hosts.
	 *
	 * @param list<BookedTime> $times Deleted appointments.
	 * @return list<string> Messages for the administrator.
	 */
	public function report( array $times ): array {
		return array_merge( array(), ...array_map( $this->reportOne( ... ), $times ) );
	}

	/** @return list<string> */
	private function reportOne( BookedTime $time ): array {
		/* translators: 1: appointment type, 2: day and time. */
		$alone = __( 'A future appointment was deleted: %1$s, %2$s.', 'vestibule' );
		$words = '' === $time->host
			? $alone
			/* translators: 1: appointment type, 2: day and time, 3: name of the host. */
			: __( 'A future appointment was deleted: %1$s, %2$s, with %3$s.', 'vestibule' );
		$told  = array(
			sprintf( $words, Events::title( $time->event, $time->title ), $this->when( $time ), $time->host ),
		);
		$send  = fn (): bool => Language::during( Language::ofSite(), fn (): bool => $this->email( $time ) );
		$fault = '' === $time->hostEmail ? '' : ( new Mailer() )->attempt( $send );
		/* translators: 1: name of a host, 2: error message of the mail server. */
		$failed = sprintf( __( '%1$s could not be emailed about it: %2$s', 'vestibule' ), $time->host, $fault );
		return '' === $fault ? $told : array( ...$told, $failed );
	}

	private function email( BookedTime $time ): bool {
		return ( new Mailer() )->sendText(
			$time->hostEmail,
			/* translators: 1: name of the site, 2: day and time. */
			sprintf( __( '[%1$s] Appointment deleted: %2$s', 'vestibule' ), Mailer::siteName(), $this->when( $time ) ),
			array(
				__( 'This appointment was deleted, because the personal data of the visitor was erased:', 'vestibule' ),
				Events::title( $time->event, $time->title ) . "\n" . $this->when( $time ),
				__( 'The visitor’s appointment was canceled. The time can be booked again.', 'vestibule' ),
			)
		);
	}

	private function when( BookedTime $time ): string {
		return $this->words->span( $time->start, $time->end, $time->home );
	}
}
