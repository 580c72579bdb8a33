<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/cancel-booking. */
final class CancelBooking extends BookingChangeAbility {

	public function name(): string {
		return 'cancel-booking';
	}

	public function label(): string {
		return __( 'Cancel a booking', 'vestibule' );
	}

	public function description(): string {
		return __( 'Cancels an appointment: its time can be booked at once. The visitor is written unless “notify” is false.', 'vestibule' );
	}

	public function isDestructive(): bool {
		return true;
	}

	protected function contract(): array {
		return $this->schema->read( 'booking-cancel' );
	}

	protected function change( int $id, array $change ): array|WP_Error {
		return $this->writing->cancel( $id, $change );
	}
}
