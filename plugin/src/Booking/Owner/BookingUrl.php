<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Ajax\Parameter;
use Vestibule\Booking\Links\Records;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

/**
 * Opens the booking that a mail links to, at its day. The calendar's own address has both behind a #, which is lost where
 * wp-admin asks for the password first.
 */
final class BookingUrl {

	public function __construct( private readonly Records $bookings ) {}

	/** On admin_init. */
	public function open(): void {
		$booking = Screen::SLUG === Parameter::text( 'page' ) ? Parameter::id( 'booking' ) : 0;
		if ( $booking > 0 && current_user_can( Screen::OPEN ) && wp_safe_redirect( $this->at( $booking ) ) ) {
			exit;
		}
	}

	/** Of a booking that is gone, the calendar of today. */
	public function at( int $booking ): string {
		$calendar = admin_url( 'admin.php?page=' . Screen::SLUG );
		try {
			$time = $this->bookings->find( $booking );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return $calendar;
		}
		// The calendar goes by the site's clock.
		return null === $time ? $calendar : "{$calendar}#/day/{$time->start->setTimezone( wp_timezone() )->format( 'Y-m-d' )}?booking={$booking}";
	}
}
