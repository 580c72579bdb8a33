<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Schema\TypedValues;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Thrown if a booking could not be read, created or changed, with the reason. Nothing has been changed. */
final class BookingRefused extends OperationRefused {

	/**
	 * Validates input with a contract, and returns it as typed values.
	 *
	 * @template T of TypedValues
	 * @param class-string<T>         $type
	 * @param array<array-key, mixed> $given
	 * @return T
	 * @throws self
	 */
	public static function checked( Schema $schema, string $type, array $given ): TypedValues {
		$faults = $schema->faults( $type::CONTRACT, $given );
		return array() === $faults ? $type::from( $given ) : throw self::invalid( $faults );
	}

	/** Returns an error (422) about a single input. */
	public static function at( string $name, string $words ): self {
		return self::of( array( $name => array( $words ) ) );
	}

	/** @param array<string, list<string>> $errors Error messages by input name. */
	public static function of( array $errors ): self {
		return new self(
			new WP_Error(
				'vestibule_booking_invalid',
				array_values( $errors )[0][0] ?? '',
				array( 'status' => 422, 'errors' => $errors )
			)
		);
	}

	/** @param array<string, mixed>|null $booking Current state of the booking. */
	public static function conflict( string $code, string $words, ?array $booking = null ): self {
		return new self(
			Rest::conflict( $code, $words, null === $booking ? array() : array( 'booking' => $booking ) )
		);
	}

	public static function taken(): self {
		return self::conflict(
			'vestibule_time_taken',
			__( 'This time is not available. Choose another one.', 'vestibule' )
		);
	}

	/** @param array<string, mixed>|null $booking Current state of the booking. */
	public static function changed( ?array $booking ): self {
		return self::conflict(
			'vestibule_booking_changed',
			__( 'This booking has been changed in the meantime. The current state is shown.', 'vestibule' ),
			$booking
		);
	}

	/** Returns the error for a booking that doesn't exist or that the user can't read. */
	public static function missing(): self {
		return new self(
			new WP_Error( 'vestibule_no_booking', __( 'Booking not found.', 'vestibule' ), array( 'status' => 404 ) )
		);
	}

	public static function missingEvent(): self {
		return self::at( 'event', __( 'Appointment type not found.', 'vestibule' ) );
	}

	public static function missingWaitingListEntry(): self {
		return new self(
			new WP_Error(
				'vestibule_not_waiting',
				__( 'Waiting list entry not found. It may have been removed.', 'vestibule' ),
				array( 'status' => 404 )
			)
		);
	}

	/** Returns the error for a host who can read their bookings but can't change them. */
	public static function readOnly(): self {
		return new self(
			Rest::refusal(
				'vestibule_bookings_read_only',
				__(
					'Sorry, you are not allowed to change your bookings. Ask the administrator of this site.',
					'vestibule'
				)
			)
		);
	}

	public static function forbidden(): self {
		return new self(
			Rest::refusal(
				'vestibule_bookings_forbidden',
				__( 'Sorry, you are not allowed to read these bookings.', 'vestibule' )
			)
		);
	}
}
