<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Ajax\Rest;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Why a booking is not made or changed, as programs and screens get it; nothing was changed then. */
final class Problem {

	/** What was given does not hold: 422 with words at its name. */
	public static function at( string $name, string $words ): WP_Error {
		return self::of( array( $name => array( $words ) ) );
	}

	/** @param array<string, list<string>> $errors By name. */
	public static function of( array $errors ): WP_Error {
		return new WP_Error( 'vestibule_booking_invalid', array_values( $errors )[0][0] ?? '', array( 'status' => 422, 'errors' => $errors ) );
	}

	/** @param array<string, mixed>|null $booking As it stands now. */
	public static function conflict( string $code, string $words, ?array $booking = null ): WP_Error {
		return new WP_Error( $code, $words, array( 'status' => 409 ) + ( null === $booking ? array() : array( 'booking' => $booking ) ) );
	}

	public static function taken(): WP_Error {
		return self::conflict( 'vestibule_time_taken', __( 'This time is taken. Choose another one.', 'vestibule' ) );
	}

	/** @param array<string, mixed>|null $booking As it stands now. */
	public static function changed( ?array $booking ): WP_Error {
		return self::conflict( 'vestibule_booking_changed', __( 'This booking was changed in the meantime. This is how it stands now.', 'vestibule' ), $booking );
	}

	/** Also for one that the user may not read. */
	public static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_booking', __( 'There is no booking with this number.', 'vestibule' ), array( 'status' => 404 ) );
	}

	public static function refusal(): WP_Error {
		return Rest::refusal( 'vestibule_bookings_forbidden', __( 'You may not read these bookings.', 'vestibule' ) );
	}

	public static function missingEvent(): WP_Error {
		return self::at( 'event', __( 'There is no such appointment type.', 'vestibule' ) );
	}
}
