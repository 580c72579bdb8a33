<?php

declare(strict_types=1);

namespace Vestibule\Booking\Feed;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\Ics\Writer;
use Vestibule\Booking\Ics\VTimeZone;

/**
 * A host's bookings as an iCalendar file that programs come back to (RFC 5545). The UIDs are those of the files in
 * mails, so a calendar that has both has one, and a host whose calendar is read here keeps nobody away by it.
 */
final class FeedFile {

	/**
	 * @param list<array<string, mixed>> $bookings As FeedBookings gives them.
	 * @param string                     $detail   `time`, `name` or `contact`.
	 */
	public function render( string $name, array $bookings, string $detail ): string {
		$zones  = array();
		$events = array();
		foreach ( $bookings as $booking ) {
			$text  = array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $booking );
			$start = new DateTimeImmutable( $text['start'] );
			$end   = new DateTimeImmutable( $text['end'] );
			$home  = $text['home'];

			$zones[ $home ] = array( min( $zones[ $home ][0] ?? $start, $start ), max( $zones[ $home ][1] ?? $end, $end ) );
			array_push( $events, ...$this->event( $booking, $text, new VTimeZone( $home, $start, $end ), $detail ) );
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
	 * @param array<string, mixed>  $booking
	 * @param array<string, string> $text
	 * @return list<string>
	 */
	private function event( array $booking, array $text, VTimeZone $times, string $detail ): array {
		$type  = is_array( $booking['event'] ) && is_string( $booking['event']['title'] ?? null ) ? $booking['event']['title'] : '';
		$title = '' === $type ? __( 'Appointment', 'vestibule' ) : $type;
		$who   = 'time' === $detail ? '' : $text['name'];
		return Writer::event(
			"vestibule-{$text['id']}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			new DateTimeImmutable( '' === $text['changed'] ? $text['start'] : $text['changed'], new DateTimeZone( 'UTC' ) ),
			$times,
			(int) $text['sequence'],
			'cancelled' === $text['status'],
			array(
				'SUMMARY'     => '' === $who ? $title : "{$title}: {$who}",
				'LOCATION'    => 'time' === $detail ? '' : $text['place'],
				'DESCRIPTION' => 'contact' === $detail ? implode( "\n", array_filter( array( $text['email'], $text['phone'] ) ) ) : '',
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
}
