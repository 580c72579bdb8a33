<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingStatus;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Contract\BookingsQuery;
use Vestibule\Kernel\Operation\PageQuery;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/** Validated query for bookings (see the contract `bookings-query`). */
final class Query {

	private function __construct(
		private readonly BookingsQuery $asked,
		public readonly ?DateTimeImmutable $from,
		public readonly ?DateTimeImmutable $to
	) {}

	/**
	 * @param array<array-key, mixed> $given
	 * @throws BookingRefused
	 */
	public static function read( Schema $schema, array $given ): self {
		$faults = $schema->faults( 'bookings-query', $given );
		// WordPress converts a single ID, or IDs separated by commas, to a list.
		$asked = array() === $faults
			? $schema->values(
				BookingsQuery::class,
				rest_sanitize_value_from_schema( $given, $schema->read( 'bookings-query' ) )
			)
			: new BookingsQuery();
		$times = array( 'from' => Instant::parse( $asked->from ), 'to' => Instant::parse( $asked->to ) );
		foreach ( array( 'from' => $asked->from, 'to' => $asked->to ) as $name => $time ) {
			if ( '' !== $time && null === $times[ $name ] ) {
				$faults[ $name ] = __( 'This time is not valid.', 'vestibule' );
			}
		}
		if (
			array() === $faults && null !== $times['from'] && null !== $times['to'] && $times['from'] >= $times['to']
		) {
			$faults['to'] = __( 'The end must be after the start.', 'vestibule' );
		}
		return array() === $faults ? new self( $asked, ...$times ) : throw BookingRefused::invalid( $faults );
	}

	/** Applies all filters except the time range to a table. */
	public function narrow( BookingTable $table ): BookingTable {
		return $table
			->withStatus( array() === $this->asked->status ? BookingStatus::DEFAULT : $this->asked->status )
			->ofEvents( $this->asked->event )
			->ofHosts( $this->asked->host )
			->containing( $this->asked->search );
	}

	/** @return string Name of the column by which bookings are ordered. */
	public function column(): string {
		return 'id' === $this->asked->orderby ? 'id' : 'start_at';
	}

	public function isAscending(): bool {
		return 'desc' !== $this->asked->order;
	}

	public function paged(): PageQuery {
		$asked = $this->asked;
		return new PageQuery(
			max( 1, $asked->page ),
			max( 1, $asked->per_page ),
			max( 0, $asked->following ),
			max( 0, $asked->preceding ),
			$asked->limit_total
		);
	}
}
