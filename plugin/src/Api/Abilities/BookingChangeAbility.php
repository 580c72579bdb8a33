<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Programs\BookingWriting;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What the abilities have in common that change one booking: who may read it may change it. */
abstract class BookingChangeAbility implements Ability {

	public function __construct( protected readonly Schema $schema, private readonly EntryRights $rights, private readonly BookingCatalog $bookings, protected readonly BookingWriting $writing ) {}

	/** @return array<string, mixed> The contract of the change. */
	abstract protected function contract(): array;

	/**
	 * @param array<array-key, mixed> $change
	 * @return array<string, mixed>|WP_Error
	 */
	abstract protected function change( int $id, array $change ): array|WP_Error;

	public function input(): array {
		$contract   = Contract::inner( $this->contract() );
		$properties = is_array( $contract['properties'] ?? null ) ? $contract['properties'] : array();
		$required   = is_array( $contract['required'] ?? null ) ? array_values( $contract['required'] ) : array();
		$id         = array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the booking.', 'vestibule' ) );
		return array( 'properties' => array( 'id' => $id ) + $properties, 'required' => array( 'id', ...$required ) ) + $contract;
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
		$id = ( new Values( $input ) )->number( 'id' );
		if ( null === $this->bookings->find( $id, $this->rights->forms() ) ) {
			return GetBooking::missing();
		}
		$booking = $this->change( $id, array_diff_key( $input, array( 'id' => 0 ) ) );
		return $booking instanceof WP_Error ? $booking : array( 'booking' => $booking );
	}
}
