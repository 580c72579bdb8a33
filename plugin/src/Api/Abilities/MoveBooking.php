<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/move-booking. */
final class MoveBooking extends BookingChangeAbility {

	public function name(): string {
		return 'move-booking';
	}

	public function label(): string {
		return __( 'Move a booking', 'vestibule' );
	}

	public function description(): string {
		return __( 'Gives an appointment another time that is free, also outside of the offered hours, and writes the visitor unless “notify” is false.', 'vestibule' );
	}

	public function isDestructive(): bool {
		return true;
	}

	protected function contract(): array {
		return $this->schema->read( 'booking-move' );
	}

	protected function change( int $id, array $change ): array|WP_Error {
		return $this->writing->move( $id, $change );
	}
}
