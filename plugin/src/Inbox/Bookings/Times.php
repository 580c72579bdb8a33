<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Calendar\Busy\Calendars;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Contract\BookingFree;
use Vestibule\Contract\BookingsQuery;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/** Finds available times of an appointment type for the team, and busy times of hosts in their external calendars. */
final class Times {

	/** Maximum number of busy times per request. */
	public const MAX_BUSY_ROWS = 2_000;

	private const MAX_HOSTS = 500;
	private const MAX_DAYS  = 62;

	public function __construct(
		private readonly Schema $schema,
		private readonly Events $events,
		private readonly Book $book,
		private readonly Hosts $hosts,
		private readonly Calendars $calendars,
	) {}

	/**
	 * Returns the available times. Minimum notice, booking window and daily limit are ignored, because they apply only
	 * to visitors.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract booking-free.
	 * @return list<array<string, mixed>> Rows that match the contract booking-time.
	 * @throws BookingRefused If the appointment type doesn't exist (404) or the query is invalid (400 or 422).
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function free( array $query ): array {
		$asked         = BookingRefused::checked( $this->schema, BookingFree::class, $query );
		[ $from, $to ] = RequestedTime::span( $asked->from, $asked->to, self::MAX_DAYS );
		return $this->times( $asked->event, $from, $to, $asked->host );
	}

	/** @return list<array<string, mixed>> */
	private function times( int $id, DateTimeImmutable $from, DateTimeImmutable $to, int $host ): array {
		$event = $this->events->offered( $id ) ?? throw BookingRefused::missingEvent();
		if ( 0 !== $host && null === $event->host( $host ) ) {
			throw BookingRefused::at(
				'host',
				__( 'This host does not belong to the appointment type, or is not published.', 'vestibule' )
			);
		}
		return array_map(
			static fn ( array $time ): array => array(
				'start'  => Instant::format( $time['start'] ),
				'end'    => Instant::format( $time['end'] ),
				'host'   => 0 === $host ? null : $host,
				'places' => $time['remaining'],
				'hosts'  => array() === $event->hostIds ? array() : $time['hosts'],
			),
			$this->book->freeOf( $event, $from, $to, $host )
		);
	}

	/**
	 * Returns the busy times of published hosts. Other hosts can't be booked, so their calendars are not synced.
	 *
	 * @param array<string, mixed> $query Data that matches the contract bookings-query. Only `from`, `to` and `host`
	 * are used.
	 * @return list<array<string, mixed>> Rows that match the contract bookings-busy.
	 * @throws BookingRefused
	 */
	public function busy( array $query, Scope $scope ): array {
		$asked         = BookingsQuery::from( $query );
		[ $from, $to ] = RequestedTime::span( $asked->from, $asked->to, self::MAX_DAYS );
		$hosts         = $scope->hostsOf( $asked->host );
		return null === $hosts ? array() : $this->busyTimes( $from, $to, $hosts );
	}

	/**
	 * Returns the busy times that overlap the range [from, to), ordered by host and time. Adjacent times of a host are
	 * merged.
	 *
	 * @param list<int> $hosts IDs of the hosts. Empty means all hosts.
	 * @return list<array{host: array{id: int, name: string}, start: string, end: string}>
	 * @throws BookingRefused If there are more busy times than the maximum.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	private function busyTimes( DateTimeImmutable $from, DateTimeImmutable $to, array $hosts ): array {
		$ids = $this->withCalendars( $hosts );
		if ( array() === $ids ) {
			return array();
		}
		$rows = $this->calendars->timesBetween( $ids, $from, $to, self::MAX_BUSY_ROWS + 1 );
		if ( count( $rows ) > self::MAX_BUSY_ROWS ) {
			throw BookingRefused::at(
				'to',
				__( 'Too many busy times to show at once. Choose fewer days or hosts.', 'vestibule' )
			);
		}
		return $this->joined( $rows );
	}

	/**
	 * Returns the IDs of the hosts that have external calendars.
	 *
	 * @param list<int> $hosts
	 * @return list<int>
	 */
	private function withCalendars( array $hosts ): array {
		$ids   = array() === $hosts ? $this->allHosts() : array_values( array_filter( $hosts ) );
		$found = array_filter( $this->hosts->find( $ids ), static fn ( Host $host ): bool => $host->hasCalendars );
		return array_values( array_map( static fn ( Host $host ): int => $host->id, $found ) );
	}

	/** @return list<int> */
	private function allHosts(): array {
		$ids = get_posts(
			array(
				'post_type'      => Hosts::NAME,
				'post_status'    => 'publish',
				'posts_per_page' => self::MAX_HOSTS, // phpcs:ignore WordPress.WP.PostsPerPage -- A site has only a few of these posts.
				'orderby'        => 'ID',
				'fields'         => 'ids',
			)
		);
		return array_values( array_filter( $ids, is_int( ... ) ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows Rows ordered by host and time.
	 * @return list<array{host: array{id: int, name: string}, start: string, end: string}>
	 */
	private function joined( array $rows ): array {
		$joined = array();
		$open   = null;
		foreach ( $rows as $row ) {
			$host  = (int) $row['host_id'];
			$start = Instant::formatStored( $row['from_at'] );
			$end   = Instant::formatStored( $row['to_at'] );
			if ( null !== $open && $open['host']['id'] === $host && $open['end'] >= $start ) {
				$open['end'] = max( $open['end'], $end );
				continue;
			}
			if ( null !== $open ) {
				$joined[] = $open;
			}
			$open = array(
				'host' => array( 'id' => $host, 'name' => Hosts::title( $host ) ),
				'start' => $start,
				'end' => $end,
			);
		}
		if ( null !== $open ) {
			$joined[] = $open;
		}
		return $joined;
	}
}
