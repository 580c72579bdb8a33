<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Storage\Secret;

/**
 * The address by which a visitor changes their booking: `/?vestibule_booking={id}.{secret}`. The secret is 128 bits that
 * the site's own secret signs, of the booking's number and of a random key of its row, so that neither a copy of the
 * table nor the site's secret alone opens a booking.
 */
final class BookingLink {

	public const QUERY = 'vestibule_booking';

	private const LENGTH = 32;

	public function __construct( private readonly Secret $secret, private readonly StoredBookings $bookings ) {}

	public function url( StoredBooking $booking ): string {
		return add_query_arg( self::QUERY, $booking->time->id . '.' . $this->sign( $booking ), home_url( '/' ) );
	}

	/**
	 * @return StoredBooking|null Null unless every sign of the link is right.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function open( string $given ): ?StoredBooking {
		if ( 1 !== preg_match( '/^([1-9]\d{0,17})\.([0-9a-f]{32})$/D', $given, $part ) ) {
			return null;
		}
		$booking = $this->bookings->find( (int) $part[1] );
		return null !== $booking && hash_equals( $this->sign( $booking ), $part[2] ) ? $booking : null;
	}

	private function sign( StoredBooking $booking ): string {
		return substr( $this->secret->sign( 'booking', "{$booking->time->id}|{$booking->key}" ), 0, self::LENGTH );
	}
}
