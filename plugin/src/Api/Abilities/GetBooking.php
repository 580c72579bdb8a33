<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/get-booking. */
final class GetBooking implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly BookingCatalog $bookings ) {}

	public function name(): string {
		return 'get-booking';
	}

	public function label(): string {
		return __( 'Read a booking', 'vestibule' );
	}

	public function description(): string {
		return __( 'Reads one appointment with its history. It holds personal data.', 'vestibule' );
	}

	public function input(): array {
		return Contract::object( array( 'id' => array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the booking.', 'vestibule' ) ) ) );
	}

	public function output(): array {
		return Contract::object( array( 'booking' => Contract::inner( $this->schema->read( 'bookings-row' ) ) ) );
	}

	public function isReadOnly(): bool {
		return true;
	}

	public function isDestructive(): bool {
		return false;
	}

	public function isAllowed( array $input ): bool {
		return $this->rights->mayOpen();
	}

	public function run( array $input ): array|WP_Error {
		$booking = $this->bookings->find( ( new Values( $input ) )->number( 'id' ), $this->rights->forms() );
		return null === $booking ? self::missing() : array( 'booking' => $booking );
	}

	/** Also for one that the user may not read. */
	public static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_booking', __( 'There is no booking with this number.', 'vestibule' ), array( 'status' => 404 ) );
	}
}
