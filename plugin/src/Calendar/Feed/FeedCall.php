<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Feed;

use Closure;
use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Ics\VTimeZone;
use Vestibule\Calendar\Ics\Writer;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/**
 * GET of a feed's address. Nobody is signed in there: the address is the secret.
 *
 * @phpstan-type Booked array{
 *     id: int, status: string, event: array{id: int, title: string}, start: string, end: string, home: string,
 *     name: string, email: string, phone: string, sequence: int, place: string, ...
 * }
 */
final class FeedCall {

	private const LIMIT = 60;

	private const SINCE = '-30 days';
	private const MOST  = 2000;

	/** @param Closure(list<StoredBooking>): list<Booked> $read Bookings with the visitors that their entries name. */
	public function __construct(
		private readonly FeedAddress $address,
		private readonly BookingTable $table,
		private readonly Closure $read,
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @return Answer|null Null where the address is not right: the site's own page for what does not exist.
	 * @throws \Vestibule\Kernel\Database\StorageFault
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
		$name              = Hosts::title( $host ) . ', ' . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$text              = $this->render( $name, $this->bookings( $host ), $detail );
		$etag              = '"' . hash( 'sha256', $text ) . '"';
		$headers           = $private + array( 'ETag' => $etag, 'Content-Type' => 'text/calendar; charset=utf-8', 'Cache-Control' => 'private, no-store', 'Content-Disposition' => 'inline; filename="bookings.ics"' );
		$known             = array_map( static fn ( string $one ): string => (string) preg_replace( '#^W/#', '', trim( $one ) ), explode( ',', $request->header( 'if-none-match' ) ) );
		return in_array( $etag, $known, true ) ? new Answer( 304, array(), $headers, '' ) : new Answer( 200, array(), $headers, $text );
	}

	/**
	 * The bookings of a host: of the last thirty days and all to come, cancelled ones too, bounded.
	 *
	 * @return list<Booked>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	private function bookings( int $host ): array {
		$table = $this->table->withStatus( array( 'booked', 'missed', 'cancelled' ) )->ofHosts( array( $host ) )->between( $this->clock->now()->modify( self::SINCE ), null );
		return ( $this->read )( $table->page( 'start_at', true, 1, self::MOST ) );
	}

	/**
	 * A host's bookings as an iCalendar file that programs come back to (RFC 5545). The UIDs are those of the files in
	 * mails, so a calendar that has both has one, and a host whose calendar is read here keeps nobody away by it.
	 *
	 * @param list<Booked> $bookings
	 * @param string        $detail   `time`, `name` or `contact`.
	 */
	private function render( string $name, array $bookings, string $detail ): string {
		$changed = $this->changed( array_column( $bookings, 'id' ) );
		$zones   = array();
		$events  = array();
		foreach ( $bookings as $booking ) {
			$start = new DateTimeImmutable( $booking['start'] );
			$end   = new DateTimeImmutable( $booking['end'] );
			$home  = $booking['home'];

			$zones[ $home ] = array( min( $zones[ $home ][0] ?? $start, $start ), max( $zones[ $home ][1] ?? $end, $end ) );
			array_push( $events, ...$this->event( $booking, Instant::stored( $changed[ $booking['id'] ] ?? $booking['start'] ), new VTimeZone( $home, $start, $end ), $detail ) );
		}
		return Writer::file(
			'PUBLISH',
			array(
				'X-WR-CALNAME:' . Writer::escape( $name ),
				'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
				'X-PUBLISHED-TTL:PT15M',
				...array_merge( ...array_values( array_map( $this->zone( ... ), array_keys( $zones ), $zones ) ) ),
				...$events,
			)
		);
	}

	/**
	 * @param Booked $booking
	 * @return list<string>
	 */
	private function event( array $booking, DateTimeImmutable $changed, VTimeZone $times, string $detail ): array {
		$title = '' === $booking['event']['title'] ? __( 'Appointment', 'vestibule' ) : $booking['event']['title'];
		$who   = 'time' === $detail ? '' : $booking['name'];
		return Writer::event(
			"vestibule-{$booking['id']}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			$changed,
			$times,
			$booking['sequence'],
			'cancelled' === $booking['status'],
			array(
				'SUMMARY'     => '' === $who ? $title : "{$title}: {$who}",
				'LOCATION'    => 'time' === $detail ? '' : $booking['place'],
				'DESCRIPTION' => 'contact' === $detail ? implode( "\n", array_filter( array( $booking['email'], $booking['phone'] ) ) ) : '',
			)
		);
	}

	/**
	 * Of whole years: on the first of January no clock changes.
	 *
	 * @param array{DateTimeImmutable, DateTimeImmutable} $times
	 * @return list<string>
	 */
	private function zone( string $name, array $times ): array {
		$first = new DateTimeImmutable( $times[0]->format( 'Y' ) . '-01-01T12:00:00Z' );
		return ( new VTimeZone( $name, $first, new DateTimeImmutable( $times[1]->format( 'Y' ) . '-12-31T12:00:00Z' ) ) )->definition();
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> When each was booked or changed last, so that the same booking is always the same text.
	 */
	private function changed( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found = $this->database->rows(
			'SELECT b.id, COALESCE(MAX(c.at), b.created_at) AS at FROM {bookings} b
			LEFT JOIN {booking_changes} c ON c.booking_id = b.id WHERE b.id IN (%d) GROUP BY b.id, b.created_at',
			$ids
		);
		return array_combine( array_map( intval( ... ), array_column( $found, 'id' ) ), array_map( strval( ... ), array_column( $found, 'at' ) ) );
	}
}
