<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use DateTimeImmutable;
use DateTimeInterface;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Filter;
use Vestibule\Entries\SearchWords;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Operation\PageQuery;
use Vestibule\Kernel\Operation\Paging;
use Vestibule\Kernel\Time\Instant;

/**
 * Immutable query for bookings. Filter methods return a narrower query. The other methods read a page of bookings,
 * their number or their start times. All methods that read from the database throw
 * Vestibule\Kernel\Database\StorageFault.
 *
 * @phpstan-import-type Value from Database
 */
final class BookingTable {

	/** Maximum duration of a row. Needed to find rows that start before a date range and overlap it. */
	private const MAX_DURATION = '-1 day';

	/**
	 * Maximum number of search words. Each word is compared with every row, and more words hardly narrow the result.
	 */
	private const MAX_WORDS = 8;

	/** @var list<string> SQL conditions. */
	private array $parts = array();

	/** @var list<Value|list<int>|list<string>> Values for the conditions. */
	private array $values = array();

	private Scope $scope;

	public function __construct( private readonly Database $database, private readonly StoredBookings $bookings ) {
		$this->scope = new Scope();
	}

	/** @param list<string> $statuses Statuses to include. Without this filter, the result also includes holds. */
	public function withStatus( array $statuses ): self {
		return $this->among( 'b.status', '%s', $statuses );
	}

	/** Limits the result to bookings that overlap [from, to). */
	public function between( ?DateTimeImmutable $from, ?DateTimeImmutable $to ): self {
		$found = null === $from
			? $this
			: $this->add( 'b.start_at >= %s AND b.end_at > %s', $from->modify( self::MAX_DURATION ), $from );
		return null === $to ? $found : $found->add( 'b.start_at < %s', $to );
	}

	/** Limits the result to bookings that start in [from, to). */
	public function beginning( ?DateTimeImmutable $from, ?DateTimeImmutable $to ): self {
		$found = null === $from ? $this : $this->add( 'b.start_at >= %s', $from );
		return null === $to ? $found : $found->add( 'b.start_at < %s', $to );
	}

	/** @param list<int> $events IDs of appointment types. Empty for all. */
	public function ofEvents( array $events ): self {
		return array() === $events ? $this : $this->among( 'b.event_id', '%d', $events );
	}

	/** @param list<int> $hosts Host IDs. Empty for all. */
	public function ofHosts( array $hosts ): self {
		return array() === $hosts ? $this : $this->among( 'b.host_id', '%d', $hosts );
	}

	/** Limits the result to bookings that the user can see. */
	public function within( Scope $scope ): self {
		if ( null === $scope->forms ) {
			return $this;
		}
		$found = match ( true ) {
			array() === $scope->hosts => $this->add( Filter::ofForms( 'b.submission_id' ), $scope->forms ),
			$scope->isOfHosts()       => $this->ofHosts( $scope->hosts ),
			default                   => $this->add(
				'(' . Filter::ofForms( 'b.submission_id' ) . ' OR b.host_id IN (%d))',
				$scope->forms,
				$scope->hosts
			),
		};

		$found->scope = $scope;
		return $found;
	}

	public function containing( string $search ): self {
		$found = $this;
		foreach ( SearchWords::of( $search, self::MAX_WORDS ) as $word ) {
			[ $note, $value ]  = SearchWords::contained( 'b.note', $word );
			[ $entry, $other ] = Filter::containing( 'b.submission_id', $word );
			$found             = $found->add( "({$note} OR {$entry})", $value, $other );
		}
		return $found;
	}

	public function withId( int $id ): self {
		return $this->add( 'b.id = %d', $id );
	}

	/** Limits the result to bookings that come after $last when ordered by start time and ID. */
	public function after( BookedTime $last ): self {
		return $this->add(
			'(b.start_at > %s OR (b.start_at = %s AND b.id > %d))',
			$last->start,
			$last->start,
			$last->id
		)->add( 'b.start_at >= %s', $last->start );
	}

	/**
	 * @param string $column `start_at` or `id`.
	 * @return list<StoredBooking>
	 */
	public function page( string $column, bool $is_ascending, int $page, int $per_page ): array {
		return $this->listed( $column, $is_ascending, $per_page, ( $page - 1 ) * $per_page );
	}

	/**
	 * @param string $column `start_at` or `id`.
	 * @return array{list<StoredBooking>, int, bool} Bookings on the page, the total number of bookings, and whether the
	 * actual total may be higher.
	 */
	public function paged( string $column, bool $is_ascending, PageQuery $asked ): array {
		$row    = 0 === $asked->beside()
			? null
			: ( new self( $this->database, $this->bookings ) )
			->within( $this->scope )
			->withId( $asked->beside() )
			->place();
		$table  = null === $row ? $this : $this->beyond( $column, $row, ( $asked->following > 0 ) === $is_ascending );
		$read   = static fn ( bool $is_backwards, int $limit, int $offset ): array =>
			$table->listed( $column, $is_ascending !== $is_backwards, $limit, $offset );
		$paging = new Paging( $this->count( ... ), $read );
		return $paging->page( $asked, null !== $row );
	}

	/**
	 * @return array<string, string|null>|null ID and start of the first booking. They determine its position in both
	 * sort orders.
	 */
	private function place(): ?array {
		return $this->database->row( 'SELECT b.id, b.start_at' . $this->from() . ' LIMIT 1', ...$this->values );
	}

	/** @param array<string, string|null> $row */
	private function beyond( string $column, array $row, bool $is_later ): self {
		$sign = $is_later ? '>' : '<';
		$id   = (int) $row['id'];
		if ( 'id' === $column ) {
			return $this->add( "b.id {$sign} %d", $id );
		}
		$start = (string) $row['start_at'];
		return $this->add( "b.start_at {$sign}= %s", $start )->add(
			"(b.start_at {$sign} %s OR b.id {$sign} %d)",
			$start,
			$id
		);
	}

	/**
	 * Returns a page of bookings. For later pages, first reads only the IDs, because the database can read IDs from an
	 * index without reading the rows.
	 *
	 * @return list<StoredBooking>
	 */
	private function listed( string $column, bool $is_ascending, int $limit, int $offset ): array {
		$order = $is_ascending ? 'ASC' : 'DESC';
		$by    = 'id' === $column ? "b.id {$order}" : "b.start_at {$order}, b.id {$order}";
		$read  = fn ( string $what ): array => $this->database->rows(
			"SELECT {$what}" . $this->from() . " ORDER BY {$by} LIMIT %d OFFSET %d",
			...array( ...$this->values, $limit, $offset )
		);
		if ( 0 === $offset ) {
			return $this->bookings->read( $read( 'b.*' ) );
		}
		$ids = array_map( intval( ... ), array_column( $read( 'b.id' ), 'id' ) );
		return $this->bookings->read(
			array() === $ids
				? array()
				: $this->database->rows( "SELECT b.* FROM {bookings} b WHERE b.id IN (%d) ORDER BY {$by}", $ids )
		);
	}

	public function first(): ?StoredBooking {
		return $this->page( 'id', true, 1, 1 )[0] ?? null;
	}

	/** @param int $most Number at which counting stops. 0 means no limit. */
	public function count( int $most = 0 ): int {
		return 0 === $most
			? (int) $this->database->value( 'SELECT COUNT(*)' . $this->from(), ...$this->values )
			: (int) $this->database->value(
				'SELECT COUNT(*) FROM (SELECT b.id' . $this->from() . ' LIMIT %d) found',
				...array( ...$this->values, $most )
			);
	}

	/** @return array<array-key, int> Number of bookings by start time. */
	public function starts(): array {
		$rows = $this->database->rows(
			'SELECT b.start_at, COUNT(*) AS number' . $this->from() . ' GROUP BY b.start_at',
			...$this->values
		);
		return array_map( intval( ... ), array_column( $rows, 'number', 'start_at' ) );
	}

	/** @return array<int, DateTimeImmutable> Start of the first booking of each host, by host ID. */
	public function firstByHost(): array {
		$rows   = $this->database->rows(
			'SELECT b.host_id, MIN(b.start_at) AS start_at' . $this->from() . ' GROUP BY b.host_id',
			...$this->values
		);
		$starts = array();
		foreach ( $rows as $row ) {
			$starts[ (int) $row['host_id'] ] = Instant::stored( $row['start_at'] );
		}
		return $starts;
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
