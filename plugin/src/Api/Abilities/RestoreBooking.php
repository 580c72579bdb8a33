<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/restore-booking. */
final class RestoreBooking extends BookingChangeAbility {

	public function name(): string {
		return 'restore-booking';
	}

	public function label(): string {
		return __( 'Book a cancelled booking again', 'vestibule' );
	}

	public function description(): string {
		return __( 'Takes a cancellation back where the time is still free. The visitor is written unless “notify” is false.', 'vestibule' );
	}

	protected function contract(): array {
		return $this->schema->read( 'booking-restore' );
	}

	protected function change( int $id, array $change ): array|WP_Error {
		return $this->writing->restore( $id, $change );
	}
}
