<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Feed;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingStatus;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Ics\VTimeZone;
use Vestibule\Calendar\Ics\Writer;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/**
 * Responds to requests for a feed. No login is needed, because the URL is secret.
 *
 * @phpstan-import-type Visitor from VisitorsNeeded
 */
final class FeedCall {

	private const LIMIT = 60;

	private const SINCE        = '-30 days';
	private const MAX_BOOKINGS = 2000;

	public function __construct(
		private readonly FeedAddress $address,
		private readonly BookingTable $table,
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @return Answer|null Null if the URL is invalid. The site then shows its 404 page.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function answer( Request $request ): ?Answer {
		if ( ! in_array( $request->method, array( 'GET', 'HEAD' ), true ) ) {
			return null;
		}
		$private = array( 'X-Robots-Tag' => 'noindex, nofollow', 'Referrer-Policy' => 'no-referrer' );
		if ( ! $this->rates->allows( 'booking_feed', $request->address, self::LIMIT, MINUTE_IN_SECONDS ) ) {
			$wait = array( 'Retry-After' => (string) $this->rates->retryAfter( MINUTE_IN_SECONDS ) );
			return Answer::failure(
				429,
				array( 'form' => array( __( 'Too many attempts. Try again in a moment.', 'vestibule' ) ) ),
				array(),
				$private + $wait
			);
		}
		$found = $this->address->open( $request->query( FeedAddress::QUERY ) ?? '' );
		if ( null === $found ) {
			return null;
		}
		[ $host, $detail ] = $found;
		$name              = Hosts::title( $host ) . ', '
			. wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$text              = $this->render( $name, $this->bookings( $host ), $detail );
		$etag              = '"' . hash( 'sha256', $text ) . '"';
		$headers           = $private + array(
			'ETag' => $etag,
			'Content-Type' => 'text/calendar; charset=utf-8',
			'Cache-Control' => 'private, no-store',
			'Content-Disposition' => 'inline; filename="bookings.ics"',
		);
		$known             = array_map(
			static fn ( string $one ): string => (string) preg_replace( '#^W/#', '', trim( $one ) ),
			explode( ',', $request->header( 'if-none-match' ) )
		);
		return in_array( $etag, $known, true )
			? new Answer( 304, array(), $headers, '' )
			: new Answer( 200, array(), $headers, $text );
	}

	/**
	 * Returns a host's bookings, including canceled ones, from thirty days ago onward. Their number is limited.
	 *
	 * @return list<StoredBooking>
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	private function bookings( int $host ): array {
		$table = $this->table
			->withStatus( BookingStatus::APPOINTMENTS )
			->ofHosts( array( $host ) )
			->between( $this->clock->now()->modify( self::SINCE ), null );
		return $table->page( 'start_at', true, 1, self::MAX_BOOKINGS );
	}

	/**
	 * Creates an iCalendar file for subscriptions (RFC 5545). UIDs are the same as in the calendar files in emails, so
	 * calendars show each booking only once. If the host's external calendar contains the bookings, they also don't
	 * block the time a second time.
	 *
	 * @param list<StoredBooking> $bookings
	 * @param string              $detail   `time`, `name` or `contact`.
	 */
	private function render( string $name, array $bookings, string $detail ): string {
		$changed  = $this->changed(
			array_map( static fn ( StoredBooking $booking ): int => $booking->time->id, $bookings )
		);
		$visitors = 'time' === $detail ? array() : $this->visitors( $bookings );
		$zones    = array();
		$events   = array();
		foreach ( $bookings as $booking ) {
			$time = $booking->time;
			$home = $time->home;

			$zones[ $home ] = array(
				min( $zones[ $home ][0] ?? $time->start, $time->start ),
				max( $zones[ $home ][1] ?? $time->end, $time->end ),
			);
			array_push(
				$events,
				...$this->event(
					$booking,
					$visitors[ $booking->entry ] ?? null,
					$changed[ $time->id ] ?? $time->start,
					$detail
				)
			);
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
	 * @param list<StoredBooking> $bookings
	 * @return array<int, Visitor> Visitors by entry ID.
	 */
	private function visitors( array $bookings ): array {
		$entries = array_unique( array_map( static fn ( StoredBooking $booking ): int => $booking->entry, $bookings ) );
		$needed  = new VisitorsNeeded( array_values( array_filter( $entries ) ) );
		Events::tell( $needed );
		return $needed->visitors;
	}

	/**
	 * @param Visitor|null $visitor Null if the entry was deleted or the feed contains no names.
	 * @return list<string>
	 */
	private function event(
		StoredBooking $booking,
		?array $visitor,
		DateTimeImmutable $changed,
		string $detail
	): array {
		$time  = $booking->time;
		$title = '' === $time->title ? __( 'Appointment', 'vestibule' ) : $time->title;
		$who   = $visitor['name'] ?? '';
		return Writer::event(
			"vestibule-{$time->id}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			$changed,
			new VTimeZone( $time->home, $time->start, $time->end ),
			$time->sequence,
			$time->isCancelled,
			array(
				'SUMMARY'     => '' === $who ? $title : "{$title}: {$who}",
				'LOCATION'    => 'time' === $detail ? '' : $time->place,
				'DESCRIPTION' => 'contact' === $detail
					? implode( "\n", array_filter( array( $visitor['email'] ?? '', $visitor['phone'] ?? '' ) ) )
					: '',
			)
		);
	}

	/**
	 * Returns the definition of a time zone. Covers whole years, because no clocks change on January 1.
	 *
	 * @param array{DateTimeImmutable, DateTimeImmutable} $times First start and last end of the bookings.
	 * @return list<string>
	 */
	private function zone( string $name, array $times ): array {
		$first = new DateTimeImmutable( $times[0]->format( 'Y' ) . '-01-01T12:00:00Z' );
		return (
			new VTimeZone( $name, $first, new DateTimeImmutable( $times[1]->format( 'Y' ) . '-12-31T12:00:00Z' ) )
		)->definition();
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, DateTimeImmutable> Time of the last change, by booking ID. Used as the timestamp in the file,
	 * so that the text of an unchanged booking stays the same.
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
		$changed = array();
		foreach ( $found as $row ) {
			$changed[ (int) $row['id'] ] = Instant::stored( $row['at'] );
		}
		return $changed;
	}
}
