<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Vestibule\Calendar\Ics\VTimeZone;
use Vestibule\Calendar\Ics\Writer;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/** A booking as an iCalendar file (RFC 5545), on the institute's clock, so that a calendar moves it with that clock. */
final class CalendarFile {

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * To be kept, or where both addresses are given an invitation, and its end once the booking is cancelled (RFC 5546).
	 * Its number stays for the booking's life, and each change raises SEQUENCE, so that calendars change what they have.
	 *
	 * @param string $link    Where the booking is changed; empty leaves it out.
	 * @param string $visitor Who comes, in the host's own file; the others name the host.
	 */
	public function render( BookedTime $booking, string $organizer = '', string $attendee = '', string $link = '', string $visitor = '' ): string {
		$invites = '' !== $organizer && '' !== $attendee;
		$zone    = new VTimeZone( $booking->home, $booking->start, $booking->end );
		$method  = $booking->isCancelled ? 'CANCEL' : ( $invites ? 'REQUEST' : 'PUBLISH' );
		return Writer::file(
			$method,
			array(
				...$zone->definition(),
				...Writer::event(
					"vestibule-{$booking->id}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST ),
					$this->clock->now(),
					$zone,
					$booking->sequence,
					$booking->isCancelled,
					array(
						'SUMMARY'     => $this->title( $booking, $visitor ),
						'URL'         => home_url( '/' ),
						'LOCATION'    => $booking->place,
						/* translators: %s: address of a page. */
						'DESCRIPTION' => '' === $link || $booking->isCancelled ? '' : sprintf( __( 'Move or cancel the appointment: %s', 'vestibule' ), $link ),
					),
					$invites ? $this->people( $organizer, $attendee ) : array()
				),
			)
		);
	}

	/** As calendars show it. */
	public function title( BookedTime $booking, string $visitor = '' ): string {
		$title = implode( ', ', array_filter( array( $booking->title, '' === $visitor ? $booking->host : $visitor ), static fn ( string $part ): bool => '' !== $part ) );
		return '' === $title ? $this->site() : "{$title}, {$this->site()}";
	}

	/** @return list<string> */
	private function people( string $organizer, string $attendee ): array {
		return array(
			'ORGANIZER;CN=' . Writer::quote( $this->site() ) . ':' . Writer::address( EmailAddress::ascii( $organizer ) ),
			'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:' . Writer::address( EmailAddress::ascii( $attendee ) ),
		);
	}

	private function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}
