<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Contracts\Programs\InvalidQuery;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

/** What the institute adds: bookings for somebody, and time that it takes out. */
final class Making {

	public function __construct( private readonly Schema $schema, private readonly ManualBooking $manual, public readonly Blocking $blocking ) {}

	/**
	 * @param array<array-key, mixed> $given Of the contract booking-new.
	 * @param list<int>|null          $forms
	 * @return array<string, mixed>|WP_Error
	 */
	public function book( array $given, ?array $forms ): array|WP_Error {
		$faults = $this->schema->faults( 'booking-new', $given );
		return array() === $faults ? $this->manual->book( new Values( $given ), $forms ) : InvalidQuery::answer( $faults );
	}

	/**
	 * @param array<array-key, mixed> $given Of the contract block-new.
	 * @return list<array<string, mixed>>|WP_Error
	 */
	public function block( array $given ): array|WP_Error {
		$faults = $this->schema->faults( 'block-new', $given );
		return array() === $faults ? $this->blocking->add( new Values( $given ) ) : InvalidQuery::answer( $faults );
	}
}
