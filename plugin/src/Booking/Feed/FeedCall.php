<?php

declare(strict_types=1);

namespace Vestibule\Booking\Feed;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Request;
use Vestibule\Booking\HostPostType;
use Vestibule\Booking\Owner\BookingTable;
use Vestibule\Booking\Owner\RowWriter;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Storage\Database;

defined( 'ABSPATH' ) || exit;

/** GET of a feed's address. Nobody is signed in there: the address is the secret. */
final class FeedCall {

	private const LIMIT = 60;

	private const SINCE = '-30 days';
	private const MOST  = 2000;

	public function __construct(
		private readonly FeedAddress $address,
		private readonly BookingTable $table,
		private readonly RowWriter $rows,
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @return Answer|null Null where the address is not right: the site's own page for what does not exist.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function answer( Request $request ): ?Answer {
		if ( ! in_array( $request->method, array( 'GET', 'HEAD' ), true ) ) {
			return null;
		}
		$private = array( 'X-Robots-Tag' => 'noindex, nofollow', 'Referrer-Policy' => 'no-referrer' );
		if ( ! $this->rates->allows( 'booking_feed', $request->address, self::LIMIT, MINUTE_IN_SECONDS ) ) {
			$wait = array( 'Retry-After' => (string) $this->rates->retryAfter( MINUTE_IN_SECONDS ) );
			return Answer::failure( 429, array( 'form' => array( __( 'That was a little too often. Wait a moment.', 'vestibule' ) ) ), array(), $private + $wait );
		}
		$found = $this->address->open( $request->query( FeedAddress::QUERY ) ?? '' );
		if ( null === $found ) {
			return null;
		}
		[ $host, $detail ] = $found;
		$name              = HostPostType::title( $host ) . ', ' . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$text              = ( new FeedFile() )->render( $name, $this->bookings( $host ), $detail );
		$etag              = '"' . hash( 'sha256', $text ) . '"';
		$headers           = $private + array( 'ETag' => $etag, 'Content-Type' => 'text/calendar; charset=utf-8', 'Cache-Control' => 'private, no-store', 'Content-Disposition' => 'inline; filename="bookings.ics"' );
		$known             = array_map( static fn ( string $one ): string => (string) preg_replace( '#^W/#', '', trim( $one ) ), explode( ',', $request->header( 'if-none-match' ) ) );
		return in_array( $etag, $known, true ) ? new Answer( 304, array(), $headers, '' ) : new Answer( 200, array(), $headers, $text );
	}

	/**
	 * The bookings of a host: of the last thirty days and all to come, cancelled ones too, bounded.
	 *
	 * @return list<array<string, mixed>> Of the contract bookings-row, in order, each with `changed`, when it last was.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	private function bookings( int $host ): array {
		$filter = $this->table->filter()->withStatus( array( 'booked', 'missed', 'cancelled' ) )->ofHosts( array( $host ) )->between( $this->clock->now()->modify( self::SINCE ), null );
		$rows   = $this->table->page( $filter, 'start_at', true, 1, self::MOST );
		$ids    = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		$when   = $this->changed( $ids );
		return array_map( static fn ( array $row ): array => $row + array( 'changed' => is_int( $row['id'] ) ? $when[ $row['id'] ] ?? '' : '' ), $this->rows->rows( $rows ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> When each was booked or changed last, so that the same booking is always the same text.
	 */
	private function changed( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found  = $this->database->rows(
			'SELECT b.id, COALESCE(MAX(c.at), b.created_at) AS at FROM {bookings} b
			LEFT JOIN {booking_changes} c ON c.booking_id = b.id WHERE b.id IN (%d) GROUP BY b.id, b.created_at',
			$ids
		);
		$when  = array();
		foreach ( $found as $row ) {
			$when[ (int) $row['id'] ] = (string) $row['at'];
		}
		return $when;
	}
}
