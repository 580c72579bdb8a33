<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use DateTimeImmutable;
use Vestibule\Booking\Host;
use Vestibule\Booking\HostPostType;
use Vestibule\Booking\Hosts;
use Vestibule\Booking\Instant;
use Vestibule\Contracts\Values;
use Vestibule\Storage\Database;
use WP_Error;

/**
 * When hosts are busy in their other calendars, for whoever asks why a time is not free (contract bookings-busy). Only of
 * published hosts: the calendars of others are not read, and nobody can book them.
 */
final class BusyList {

	public const MOST = 2_000;

	private const MOST_HOSTS = 500;

	private const MOST_DAYS = 62;

	public function __construct( private readonly Hosts $hosts, private readonly Database $database ) {}

	/**
	 * @param array<string, mixed> $given Of the contract bookings-query: `from`, `to` and `host`.
	 * @return list<array<string, mixed>>|WP_Error
	 */
	public function asked( array $given ): array|WP_Error {
		$asked = new Values( $given );
		$from  = Instant::parse( $asked->string( 'from' ) );
		$to    = Instant::parse( $asked->string( 'to' ) );
		if ( null === $from || null === $to ) {
			return Problem::noTime( null === $from ? 'from' : 'to' );
		}
		if ( $from >= $to || $from->modify( '+' . self::MOST_DAYS . ' days' ) < $to ) {
			/* translators: %s: a number. */
			return Problem::at( 'to', sprintf( __( 'The end has to be later than the beginning, by %s days at most.', 'vestibule' ), number_format_i18n( self::MOST_DAYS ) ) );
		}
		return $this->find( $from, $to, $asked->ids( 'host' ) ) ?? Problem::at( 'to', __( 'There are more busy times than can be shown at once. Choose fewer days or hosts.', 'vestibule' ) );
	}

	/**
	 * What overlaps [from, to), by host and in order; times of a host that meet are one.
	 *
	 * @param list<int> $hosts None for all.
	 * @return list<array{host: array{id: int, name: string}, start: string, end: string}>|null Null when there are more
	 * rows than are read at once.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	private function find( DateTimeImmutable $from, DateTimeImmutable $to, array $hosts ): ?array {
		$ids = $this->ids( $hosts );
		if ( array() === $ids ) {
			return array();
		}
		// No row is longer than a day (Busy\BusyTimes).
		$rows = $this->database->rows(
			'SELECT host_id, from_at, to_at FROM {busy_times} WHERE host_id IN (%d) AND from_at >= %s AND from_at < %s AND to_at > %s ORDER BY host_id, from_at LIMIT %d',
			$ids,
			$from->modify( '-1 day' ),
			$to,
			$from,
			self::MOST + 1
		);
		return count( $rows ) > self::MOST ? null : $this->joined( $rows );
	}

	/**
	 * Those that have calendars elsewhere.
	 *
	 * @param list<int> $hosts
	 * @return list<int>
	 */
	private function ids( array $hosts ): array {
		$ids   = array() === $hosts ? $this->all() : array_values( array_filter( $hosts ) );
		$found = array_filter( $this->hosts->find( $ids ), static fn ( Host $host ): bool => $host->hasCalendars );
		return array_values( array_map( static fn ( Host $host ): int => $host->id, $found ) );
	}

	/** @return list<int> */
	private function all(): array {
		$ids = get_posts(
			array(
				'post_type'      => HostPostType::NAME,
				'post_status'    => 'publish',
				'posts_per_page' => self::MOST_HOSTS, // phpcs:ignore WordPress.WP.PostsPerPage -- Bounded; a site has a handful.
				'orderby'        => 'ID',
				'fields'         => 'ids',
			)
		);
		return array_values( array_filter( $ids, is_int( ... ) ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows By host, in order.
	 * @return list<array{host: array{id: int, name: string}, start: string, end: string}>
	 */
	private function joined( array $rows ): array {
		$joined = array();
		$open   = null;
		foreach ( $rows as $row ) {
			$host  = (int) $row['host_id'];
			$start = self::instant( $row['from_at'] );
			$end   = self::instant( $row['to_at'] );
			if ( null !== $open && $open['host']['id'] === $host && $open['end'] >= $start ) {
				$open['end'] = max( $open['end'], $end );
				continue;
			}
			if ( null !== $open ) {
				$joined[] = $open;
			}
			$name = html_entity_decode( get_the_title( $host ), ENT_QUOTES | ENT_HTML5 );
			$open = array( 'host' => array( 'id' => $host, 'name' => $name ), 'start' => $start, 'end' => $end );
		}
		if ( null !== $open ) {
			$joined[] = $open;
		}
		return $joined;
	}

	private static function instant( ?string $at ): string {
		return str_replace( ' ', 'T', (string) $at ) . 'Z';
	}
}
