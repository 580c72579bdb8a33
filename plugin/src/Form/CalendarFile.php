<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\BookedTime;
use Vestibule\Booking\Ics\CalendarText;
use Vestibule\Booking\Ics\CalendarZone;
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
		$zone    = new CalendarZone( $booking->home, $booking->start, $booking->end );
		$method  = $booking->isCancelled ? 'CANCEL' : ( $invites ? 'REQUEST' : 'PUBLISH' );
		return CalendarText::fold(
			array(
				'BEGIN:VCALENDAR',
				'VERSION:2.0',
				'PRODID:-//Vestibule//Appointments//EN',
				'CALSCALE:GREGORIAN',
				"METHOD:{$method}",
				...$zone->definition(),
				'BEGIN:VEVENT',
				'UID:' . CalendarText::escape( "vestibule-{$booking->id}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST ) ),
				'DTSTAMP:' . $this->clock->now()->format( 'Ymd\THis\Z' ),
				$zone->line( 'DTSTART', $booking->start ),
				$zone->line( 'DTEND', $booking->end ),
				"SEQUENCE:{$booking->sequence}",
				'STATUS:' . ( $booking->isCancelled ? 'CANCELLED' : 'CONFIRMED' ),
				'SUMMARY:' . CalendarText::escape( $this->title( $booking, $visitor ) ),
				'URL:' . home_url( '/' ),
				...$this->texts( $booking, $link ),
				...( $invites ? $this->people( $organizer, $attendee ) : array() ),
				'END:VEVENT',
				'END:VCALENDAR',
			)
		);
	}

	/** As calendars show it. */
	public function title( BookedTime $booking, string $visitor = '' ): string {
		$title = implode( ', ', array_filter( array( $booking->title, '' === $visitor ? $booking->host : $visitor ), static fn ( string $part ): bool => '' !== $part ) );
		return '' === $title ? $this->site() : "{$title}, {$this->site()}";
	}

	/** @return list<string> */
	private function texts( BookedTime $booking, string $link ): array {
		/* translators: %s: address of a page. */
		$words = '' === $link || $booking->isCancelled ? '' : sprintf( __( 'Move or cancel the appointment: %s', 'vestibule' ), $link );
		return array(
			...( '' === $booking->place ? array() : array( 'LOCATION:' . CalendarText::escape( $booking->place ) ) ),
			...( '' === $words ? array() : array( 'DESCRIPTION:' . CalendarText::escape( $words ) ) ),
		);
	}

	/** @return list<string> */
	private function people( string $organizer, string $attendee ): array {
		return array(
			'ORGANIZER;CN=' . CalendarText::quote( $this->site() ) . ':' . CalendarText::address( $organizer ),
			'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:' . CalendarText::address( $attendee ),
		);
	}

	private function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}
