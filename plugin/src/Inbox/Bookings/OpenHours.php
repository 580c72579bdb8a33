<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Contract\BookingsQuery;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the hours in which hosts can be booked: the opening hours of their published appointment types, limited to
 * their own hours, without days off. If a host has no appointment type, only their own hours apply. A host without
 * hours of their own is always available.
 *
 * @phpstan-type Span array{int, int}
 */
final class OpenHours {

	private const MAX_DAYS  = 62;
	private const MAX_POSTS = 500;

	public function __construct( private readonly Events $events, private readonly Hosts $hosts ) {}

	/**
	 * @param array<string, mixed> $query Data that matches the contract bookings-query. Only `from`, `to` and `host`
	 * are used.
	 * @return list<array{host: int, start: string, end: string}> Rows that match the contract bookings-hours, ordered
	 * by host and time. Host 0 stands for appointment types without hosts.
	 * @throws BookingRefused
	 */
	public function within( array $query, Scope $scope ): array {
		$asked         = BookingsQuery::from( $query );
		[ $from, $to ] = RequestedTime::span( $asked->from, $asked->to, self::MAX_DAYS );
		$hosts         = $scope->hostsOf( $asked->host );
		$rows          = array();
		foreach ( null === $hosts ? array() : $this->spans(
			$from->getTimestamp(),
			$to->getTimestamp(),
			$hosts
		) as $host => $spans ) {
			foreach ( $spans as [ $start, $end ] ) {
				$rows[] = array( 'host' => $host, 'start' => self::instant( $start ), 'end' => self::instant( $end ) );
			}
		}
		return $rows;
	}

	private static function instant( int $at ): string {
		return Instant::format( new DateTimeImmutable( "@{$at}" ) );
	}

	/**
	 * @param list<int> $hosts IDs of the hosts. Empty means all hosts.
	 * @return array<int, list<Span>> Time spans (start and end as Unix timestamps) by host ID.
	 */
	private function spans( int $from, int $to, array $hosts ): array {
		$found = array();
		foreach ( array_filter( array_map( $this->events->find( ... ), $this->posts( Events::NAME ) ) ) as $event ) {
			foreach ( $this->ofEvent( $event, $from, $to ) as $host => $spans ) {
				$found[ $host ] = array( ...( $found[ $host ] ?? array() ), ...$spans );
			}
		}
		foreach ( $this->hosts->find( $this->posts( Hosts::NAME ) ) as $host ) {
			$found[ $host->id ] ??= $this->ofHost( $host, $from, $to );
		}
		ksort( $found );
		$found = array() === $hosts ? $found : array_intersect_key( $found, array_flip( $hosts ) );
		return array_map(
			fn ( array $spans ): array => $this->joined( $this->shared( $spans, array( array( $from, $to ) ) ) ),
			$found
		);
	}

	/** @return array<int, list<Span>> Time spans by host ID. The key is 0 if the appointment type has no hosts. */
	private function ofEvent( Event $event, int $from, int $to ): array {
		$open = $event->schedule->stretches( $from, $to );
		if ( array() === $event->hostIds ) {
			return array( 0 => $open );
		}
		$found = array();
		foreach ( $event->hosts as $host ) {
			$found[ $host->id ] = $this->shared( $open, $this->ofHost( $host, $from, $to ) );
		}
		return $found;
	}

	/** @return list<Span> */
	private function ofHost( Host $host, int $from, int $to ): array {
		return null === $host->schedule ? array( array( $from, $to ) ) : $host->schedule->stretches( $from, $to );
	}

	/**
	 * @param list<Span> $some
	 * @param list<Span> $others
	 * @return list<Span> Time spans that are in both lists.
	 */
	private function shared( array $some, array $others ): array {
		$shared = array();
		foreach ( $some as [ $start, $end ] ) {
			foreach ( $others as [ $from, $to ] ) {
				if ( max( $start, $from ) < min( $end, $to ) ) {
					$shared[] = array( max( $start, $from ), min( $end, $to ) );
				}
			}
		}
		return $shared;
	}

	/**
	 * @param list<Span> $spans
	 * @return list<Span> Time spans in order. Adjacent and overlapping spans are merged.
	 */
	private function joined( array $spans ): array {
		sort( $spans );
		$joined = array();
		foreach ( $spans as [ $start, $end ] ) {
			$last = array_pop( $joined ) ?? array( $start, $start );
			array_push(
				$joined,
				...(
					$start <= $last[1]
						? array( array( $last[0], max( $last[1], $end ) ) )
						: array( $last, array( $start, $end ) )
				)
			);
		}
		return $joined;
	}

	/** @return list<int> */
	private function posts( string $type ): array {
		$most = self::MAX_POSTS; // Sites have only a few of these posts.
		$ids  = get_posts(
			array(
				'post_type' => $type,
				'post_status' => 'publish',
				'posts_per_page' => $most,
				'orderby' => 'ID',
				'fields' => 'ids',
			)
		);
		return array_values( array_filter( $ids, is_int( ... ) ) );
	}
}
