<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\BookingWriting;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/book-appointment. */
final class BookAppointment implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly BookingWriting $writing ) {}

	public function name(): string {
		return 'book-appointment';
	}

	public function label(): string {
		return __( 'Book an appointment', 'vestibule' );
	}

	public function description(): string {
		return __( 'Books a free time for somebody, with an entry of the form that asks for the appointment type. Mails go out only with “notify”.', 'vestibule' );
	}

	public function input(): array {
		return Contract::inner( $this->schema->read( 'booking-new' ) );
	}

	public function output(): array {
		return Contract::object( array( 'booking' => Contract::inner( $this->schema->read( 'bookings-row' ) ) ) );
	}

	public function isReadOnly(): bool {
		return false;
	}

	public function isDestructive(): bool {
		return false;
	}

	public function isAllowed( array $input ): bool {
		return $this->rights->mayOpen();
	}

	public function run( array $input ): array|WP_Error {
		$booking = $this->writing->book( $input, $this->rights->forms() );
		return $booking instanceof WP_Error ? $booking : array( 'booking' => $booking );
	}
}
