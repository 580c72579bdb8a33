<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/list-free-times. */
final class ListFreeTimes implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly BookingCatalog $bookings ) {}

	public function name(): string {
		return 'list-free-times';
	}

	public function label(): string {
		return __( 'List free times', 'vestibule' );
	}

	public function description(): string {
		return __( 'Lists when an appointment type can be booked by the institute, up to 62 days at a time.', 'vestibule' );
	}

	public function input(): array {
		return Contract::inner( $this->schema->read( 'booking-free' ) );
	}

	public function output(): array {
		return Contract::object( array( 'times' => array( 'type' => 'array', 'items' => Contract::inner( $this->schema->read( 'booking-time' ) ) ) ) );
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
		$times = $this->bookings->free( $input );
		return $times instanceof WP_Error ? $times : array( 'times' => $times );
	}
}
