<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Kernel\Secret;

/** URL of a booking's calendar file. The URL is signed, so that visitors can't guess the URLs of other bookings. */
final class CalendarLink {

	public const CALL = 'vestibule_booking_ics';

	public function __construct( private readonly Secret $secret ) {}

	public function url( int $booking ): string {
		return add_query_arg(
			array( 'action' => self::CALL, 'booking' => $booking, 'key' => $this->key( $booking ) ),
			admin_url( 'admin-ajax.php' )
		);
	}

	public function matches( int $booking, string $key ): bool {
		return hash_equals( $this->key( $booking ), $key );
	}

	private function key( int $booking ): string {
		return $this->secret->short( 'calendar', (string) $booking );
	}
}
