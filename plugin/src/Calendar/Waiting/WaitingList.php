<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Seats\Holds;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/**
 * Lists waiting list entries for the team (see the contract `waiting-row`), ordered by start time and then by position
 * on the list. Expired offers come last.
 */
final class WaitingList {

	/** Maximum number of entries to count. A larger total would not be useful on a screen. */
	private const MAX_TOTAL = 5_000;

	public function __construct(
		private readonly Store $store,
		private readonly Clock $clock,
		private readonly Holds $holds,
		private readonly WaitingListTable $table,
	) {}

	/**
	 * @param DateTimeImmutable|null $from   Start of the range. Null means now.
	 * @param DateTimeImmutable|null $to     End of the range. Null means no limit.
	 * @param list<int>              $events IDs of appointment types. Empty for all.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function page(
		?DateTimeImmutable $from,
		?DateTimeImmutable $to,
		array $events,
		int $page,
		int $per_page
	): Page {
		$where  = 'start_at >= %s';
		$values = array( $from ?? $this->clock->now() );
		if ( null !== $to ) {
			$where   .= ' AND start_at < %s';
			$values[] = $to;
		}
		if ( array() !== $events ) {
			$where .= ' AND event_id IN (%d)';
			$values[] = $events;
		}
		$database = $this->store->database;
		$total    = (int) $database->value(
			"SELECT COUNT(*) FROM (SELECT id FROM {booking_waiting} WHERE {$where} ORDER BY start_at LIMIT %d) few",
			...array( ...$values, self::MAX_TOTAL )
		);
		$rows     = 0 === $total
			? array()
			: $database->rows(
				"SELECT * FROM {booking_waiting} WHERE {$where} ORDER BY start_at, id LIMIT %d OFFSET %d",
				...array( ...$values, $per_page, ( $page - 1 ) * $per_page )
			);
		$entries  = array_map( WaitingListEntry::fromRow( ... ), $rows );
		usort(
			$entries,
			static fn ( WaitingListEntry $one, WaitingListEntry $other ): int =>
				self::place( $one ) <=> self::place( $other )
		);
		return new Page( array_map( $this->row( ... ), $entries ), $total, $per_page, self::MAX_TOTAL === $total );
	}

	/**
	 * Returns the sort key of an entry within a page. The query itself sorts only by start and ID, so that it can use
	 * an index.
	 *
	 * @return list<DateTimeImmutable|int|bool|null>
	 */
	private static function place( WaitingListEntry $entry ): array {
		return array(
			$entry->start,
			$entry->event,
			WaitingListEntry::LAPSED === $entry->status,
			null === $entry->confirmed,
			$entry->confirmed,
			$entry->id,
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function row( WaitingListEntry $entry ): array {
		return array(
			'id'        => $entry->id,
			'event'     => array( 'id' => $entry->event, 'title' => Events::title( $entry->event ) ),
			'host'      => array( 'id' => $entry->host, 'name' => Hosts::title( $entry->host ) ),
			'start'     => Instant::format( $entry->start ),
			'email'     => $entry->email,
			'timezone'  => $entry->timezone,
			'status'    => $this->status( $entry ),
			'asked'     => Instant::format( $entry->asked ),
			'confirmed' => null === $entry->confirmed ? '' : Instant::format( $entry->confirmed ),
			'until'     => null === $entry->until ? '' : Instant::format( $entry->until ),
		);
	}

	/**
	 * Returns the current status. The hold shows whether an offered seat is still offered, was booked, or has expired.
	 */
	private function status( WaitingListEntry $entry ): string {
		if ( WaitingListEntry::OFFERED !== $entry->status ) {
			return $entry->status;
		}
		$hold = $this->holds->find( $entry->event, $this->table->hold( $entry ) );
		return match ( true ) {
			null !== $hold && $this->holds->runs( $hold ) => WaitingListEntry::OFFERED,
			null !== $hold, $entry->until <= $this->clock->now() => WaitingListEntry::LAPSED,
			default => 'booked',
		};
	}
}
