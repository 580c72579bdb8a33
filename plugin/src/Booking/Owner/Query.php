<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use DateTimeImmutable;
use Vestibule\Contract\BookingsQuery;
use Vestibule\Contracts\Programs\InvalidQuery;
use Vestibule\Contracts\Schema;
use Vestibule\Kernel\Time\Instant;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What is asked of the bookings (contract bookings-query), read once it fits. */
final class Query {

	private function __construct( private readonly BookingsQuery $asked ) {}

	/** @param array<array-key, mixed> $given */
	public static function read( Schema $schema, array $given ): self|WP_Error {
		$faults = $schema->faults( 'bookings-query', $given );
		// One id, or several with commas between, are a list to WordPress.
		$asked = array() === $faults ? $schema->values( BookingsQuery::class, rest_sanitize_value_from_schema( $given, $schema->read( 'bookings-query' ) ) ) : new BookingsQuery();
		$whole = new self( $asked );
		foreach ( array( 'from' => $asked->from, 'to' => $asked->to ) as $name => $time ) {
			if ( '' !== $time && null === Instant::parse( $time ) ) {
				$faults[ $name ] = __( 'There is no such time.', 'vestibule' );
			}
		}
		if ( array() === $faults && null !== $whole->from() && null !== $whole->to() && $whole->from() >= $whole->to() ) {
			$faults['to'] = __( 'This has to be later than the beginning.', 'vestibule' );
		}
		return array() === $faults ? $whole : InvalidQuery::answer( $faults );
	}

	public function from(): ?DateTimeImmutable {
		return Instant::parse( $this->asked->from );
	}

	public function to(): ?DateTimeImmutable {
		return Instant::parse( $this->asked->to );
	}

	/** Everything but the time. */
	public function narrow( BookingTable $table ): BookingTable {
		return $table
			->withStatus( array() === $this->asked->status ? array( 'booked', 'missed', 'blocked' ) : $this->asked->status )
			->ofEvents( $this->asked->event )
			->ofHosts( $this->asked->host )
			->containing( $this->asked->search );
	}

	/** @return string A column. */
	public function column(): string {
		return 'id' === $this->asked->orderby ? 'id' : 'start_at';
	}

	public function isAscending(): bool {
		return 'desc' !== $this->asked->order;
	}

	public function page(): int {
		return max( 1, $this->asked->page );
	}

	public function perPage(): int {
		return max( 1, $this->asked->per_page );
	}
}
