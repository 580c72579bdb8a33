<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/mark-booking-missed. */
final class MarkBookingMissed extends BookingChangeAbility {

	public function name(): string {
		return 'mark-booking-missed';
	}

	public function label(): string {
		return __( 'Mark a booking as missed', 'vestibule' );
	}

	public function description(): string {
		return __( 'Notes that a visitor did not come, or that this was a mistake. Nobody is written.', 'vestibule' );
	}

	protected function contract(): array {
		return $this->schema->read( 'booking-missed' );
	}

	protected function change( int $id, array $change ): array|WP_Error {
		return $this->writing->missed( $id, $change );
	}
}
