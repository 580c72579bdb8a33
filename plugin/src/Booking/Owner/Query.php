<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use DateTimeImmutable;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Contracts\Programs\InvalidQuery;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What is asked of the bookings (contract bookings-query), read once it fits. */
final class Query {

	/** @param array<string, mixed> $asked Whole. */
	private function __construct( private readonly array $asked ) {}

	/** @param array<array-key, mixed> $given */
	public static function read( Schema $schema, array $given ): self|WP_Error {
		$faults = $schema->faults( 'bookings-query', $given );
		// One id, or several with commas between, are a list to WordPress.
		$whole = new self( array() === $faults ? $schema->fit( 'bookings-query', rest_sanitize_value_from_schema( $given, $schema->read( 'bookings-query' ) ) ) : array() );
		foreach ( array() === $faults ? array( 'from', 'to' ) : array() as $name ) {
			if ( null === $whole->instant( $name ) && '' !== $whole->string( $name ) ) {
				$faults[ $name ] = __( 'There is no such time.', 'vestibule' );
			}
		}
		if ( array() === $faults && null !== $whole->from() && null !== $whole->to() && $whole->from() >= $whole->to() ) {
			$faults['to'] = __( 'This has to be later than the beginning.', 'vestibule' );
		}
		return array() === $faults ? $whole : InvalidQuery::answer( $faults );
	}

	public function from(): ?DateTimeImmutable {
		return $this->instant( 'from' );
	}

	public function to(): ?DateTimeImmutable {
		return $this->instant( 'to' );
	}

	/** Everything but the time. */
	public function narrow( BookingFilter $filter ): BookingFilter {
		$statuses = is_array( $this->asked['status'] ) ? array_values( array_filter( $this->asked['status'], is_string( ... ) ) ) : array();
		return $filter
			->withStatus( array() === $statuses ? array( 'booked', 'missed', 'blocked' ) : $statuses )
			->ofEvents( $this->ids( 'event' ) )
			->ofHosts( $this->ids( 'host' ) )
			->containing( $this->string( 'search' ) );
	}

	/** @return string A column. */
	public function column(): string {
		return 'id' === $this->string( 'orderby' ) ? 'id' : 'start_at';
	}

	public function isAscending(): bool {
		return 'desc' !== $this->string( 'order' );
	}

	public function page(): int {
		return max( 1, ( new Values( $this->asked ) )->number( 'page' ) );
	}

	public function perPage(): int {
		return max( 1, ( new Values( $this->asked ) )->number( 'per_page' ) );
	}

	/** @return list<int> */
	private function ids( string $name ): array {
		$ids = $this->asked[ $name ] ?? array();
		return array_map( intval( ... ), array_values( array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) ) );
	}

	private function string( string $name ): string {
		return ( new Values( $this->asked ) )->string( $name );
	}

	private function instant( string $name ): ?DateTimeImmutable {
		return Instant::parse( $this->string( $name ) );
	}
}
