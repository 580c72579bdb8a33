<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use DateTimeImmutable;
use DateTimeInterface;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Filter;
use Vestibule\Kernel\Database\Database;

/**
 * Reads bookings: a page, their number, how many begin when. Narrowed it is another one, of fewer bookings.
 * Every method that reads throws Vestibule\Kernel\Database\StorageFault when the database refuses.
 *
 * @phpstan-import-type Value from Database
 */
final class BookingTable {

	/** No row is longer than a day: so far before a time begins what reaches into it. */
	private const LONGEST = '-1 day';

	/** More words than this narrow nothing and cost a look at each row. */
	private const MOST_WORDS = 8;

	/** @var list<string> */
	private array $parts = array();

	/** @var list<Value|list<int>|list<string>> */
	private array $values = array();

	public function __construct( private readonly Database $database, private readonly StoredBookings $bookings ) {}

	/** @param list<string> $statuses Without them held times are there too, which are no bookings yet. */
	public function withStatus( array $statuses ): self {
		return $this->among( 'b.status', '%s', $statuses );
	}

	/** What overlaps [from, to). */
	public function between( ?DateTimeImmutable $from, ?DateTimeImmutable $to ): self {
		$found = null === $from ? $this : $this->add( 'b.start_at >= %s AND b.end_at > %s', $from->modify( self::LONGEST ), $from );
		return null === $to ? $found : $found->add( 'b.start_at < %s', $to );
	}

	/** What begins in [from, to). */
	public function beginning( ?DateTimeImmutable $from, ?DateTimeImmutable $to ): self {
		$found = null === $from ? $this : $this->add( 'b.start_at >= %s', $from );
		return null === $to ? $found : $found->add( 'b.start_at < %s', $to );
	}

	/** @param list<int> $events None is all. */
	public function ofEvents( array $events ): self {
		return array() === $events ? $this : $this->among( 'b.event_id', '%d', $events );
	}

	/** @param list<int> $hosts None is all. */
	public function ofHosts( array $hosts ): self {
		return array() === $hosts ? $this : $this->among( 'b.host_id', '%d', $hosts );
	}

	/** @param list<int>|null $forms Whose entries the reader may read; null is all, and what has no entry. */
	public function ofForms( ?array $forms ): self {
		if ( null === $forms ) {
			return $this;
		}
		return $this->add( Filter::ofForms( 'b.submission_id' ), $forms );
	}

	public function containing( string $search ): self {
		$words = preg_split( '/\s+/u', mb_strtolower( $search, 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY );
		$found = $this;
		foreach ( array_slice( false === $words ? array() : $words, 0, self::MOST_WORDS ) as $word ) {
			$like  = '%' . addcslashes( $word, '_%\\' ) . '%';
			$found = $found->add( '(b.note LIKE %s OR ' . Filter::containing( 'b.submission_id' ) . ')', $like, $like );
		}
		return $found;
	}

	public function withId( int $id ): self {
		return $this->add( 'b.id = %d', $id );
	}

	/** Those behind a booking in the order of their times. */
	public function after( BookedTime $last ): self {
		return $this->add( '(b.start_at > %s OR (b.start_at = %s AND b.id > %d))', $last->start, $last->start, $last->id )->add( 'b.start_at >= %s', $last->start );
	}

	/**
	 * @param string $column start_at or id.
	 * @return list<StoredBooking>
	 */
	public function page( string $column, bool $is_ascending, int $page, int $per_page ): array {
		$order = $is_ascending ? 'ASC' : 'DESC';
		$by    = 'id' === $column ? "b.id {$order}" : "b.start_at {$order}, b.id {$order}";
		$rows  = $this->database->rows( 'SELECT b.*' . $this->from() . " ORDER BY {$by} LIMIT %d OFFSET %d", ...array( ...$this->values, $per_page, ( $page - 1 ) * $per_page ) );
		return $this->bookings->read( $rows );
	}

	public function first(): ?StoredBooking {
		return $this->page( 'id', true, 1, 1 )[0] ?? null;
	}

	public function count(): int {
		return (int) $this->database->value( 'SELECT COUNT(*)' . $this->from(), ...$this->values );
	}

	/** @return array<array-key, int> How many, by the time at which they begin. */
	public function starts(): array {
		$rows = $this->database->rows( 'SELECT b.start_at, COUNT(*) AS number' . $this->from() . ' GROUP BY b.start_at', ...$this->values );
		return array_map( intval( ... ), array_column( $rows, 'number', 'start_at' ) );
	}

	private function from(): string {
		return ' FROM {bookings} b' . ( array() === $this->parts ? '' : ' WHERE ' . implode( ' AND ', $this->parts ) );
	}

	/** @param list<int>|list<string> $values */
	private function among( string $column, string $place, array $values ): self {
		if ( 1 === count( $values ) ) {
			return $this->add( "{$column} = {$place}", $values[0] );
		}
		return $this->add( "{$column} IN ({$place})", $values );
	}

	/** @param Value|list<int>|list<string> ...$values */
	private function add( string $part, int|string|DateTimeInterface|array ...$values ): self {
		$next          = clone $this;
		$next->parts[] = $part;
		array_push( $next->values, ...array_values( $values ) );
		return $next;
	}
}
