<?php

declare(strict_types=1);

namespace Vestibule\Booking\Cli;

use DateTimeImmutable;
use Vestibule\Booking\EventPostType;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Storage\Database;

/** Bookings as commands list them. */
final class BookingList {

	/** @var list<string|int> */
	private array $values = array();

	private string $where = '1 = 1';

	public function __construct( private readonly Database $database ) {}

	/** @param int $type 0 is any; so is the status `any`. */
	public function find( int $type, string $status, ?DateTimeImmutable $from, ?DateTimeImmutable $to ): self {
		$found = clone $this;
		$found->narrow( 'event_id = %d', $type > 0 ? $type : null );
		$found->narrow( 'status = %s', 'any' === $status ? null : $status );
		$found->narrow( 'start_at >= %s', $from?->format( 'Y-m-d H:i:s' ) );
		$found->narrow( 'start_at <= %s', $to?->format( 'Y-m-d H:i:s' ) );
		return $found;
	}

	/** @throws \Vestibule\Contracts\StorageFault */
	public function count(): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {bookings} WHERE {$this->where}", ...$this->values );
	}

	/**
	 * @return list<array<string, mixed>>
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function rows( int $limit ): array {
		$rows = $this->database->rows( "SELECT * FROM {bookings} WHERE {$this->where} ORDER BY start_at, id LIMIT %d", ...array( ...$this->values, $limit ) );
		return array_map(
			static fn ( array $row ): array => array(
				'id'       => (int) $row['id'],
				'entry'    => (int) $row['submission_id'],
				'type'     => EventPostType::title( (int) $row['event_id'], (string) $row['title'] ),
				'start'    => Instant::formatStored( $row['start_at'] ),
				'end'      => Instant::formatStored( $row['end_at'] ),
				'status'   => $row['status'],
				'type_id'  => (int) $row['event_id'],
				'timezone' => $row['timezone'],
			),
			$rows
		);
	}

	private function narrow( string $condition, string|int|null $value ): void {
		if ( null !== $value ) {
			$this->where   .= " AND {$condition}";
			$this->values[] = $value;
		}
	}
}
