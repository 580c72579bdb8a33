<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Contracts\BookingRecords;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

/**
 * Opens the booking that a mail links to, at its day. The calendar's own address has both behind a #, which is lost where
 * wp-admin asks for the password first.
 */
final class BookingUrl {

	public function __construct( private readonly BookingRecords $bookings ) {}

	/** On admin_init. */
	public function open(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It changes nothing.
		$page    = $_GET['page'] ?? '';
		$booking = $_GET['booking'] ?? '';
		// phpcs:enable
		if ( Screen::SLUG !== $page || ! is_string( $booking ) || 1 !== preg_match( '/^[1-9][0-9]{0,17}$/D', $booking ) || ! current_user_can( Screen::OPEN ) ) {
			return;
		}
		if ( wp_safe_redirect( $this->at( (int) $booking ) ) ) {
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
