<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Vestibule\Calendar\Ics\VTimeZone;
use Vestibule\Calendar\Ics\Writer;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Booking as an iCalendar file (RFC 5545). Includes the time zone of the appointment type, so that calendars apply its
 * daylight saving time.
 */
final class CalendarFile {

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * Renders the file. The file is an invitation if both email addresses are set, and a cancellation if the booking
	 * was canceled (RFC 5546). The UID never changes, and SEQUENCE increases with each change, so that calendars update
	 * their copy.
	 *
	 * @param string $link    Link for changing the booking. May be empty.
	 * @param string $visitor Name of the visitor, for the host's calendar. If empty, the file contains the host's name.
	 */
	public function render(
		BookedTime $booking,
		string $organizer = '',
		string $attendee = '',
		string $link = '',
		string $visitor = ''
	): string {
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
						'DESCRIPTION' => '' === $link || $booking->isCancelled
							? ''
							/* translators: %s: URL of a page. */
							: sprintf( __( 'Move or cancel the appointment: %s', 'vestibule' ), $link ),
					),
					$invites ? $this->people( $organizer, $attendee ) : array()
				),
			)
		);
	}

	/** Returns the title of the appointment in calendars. */
	public function title( BookedTime $booking, string $visitor = '' ): string {
		$title = implode(
			', ',
			array_filter(
				array( $booking->title, '' === $visitor ? $booking->host : $visitor ),
				static fn ( string $part ): bool => '' !== $part
			)
		);
		return '' === $title ? $this->site() : "{$title}, {$this->site()}";
	}

	/** @return list<string> */
	private function people( string $organizer, string $attendee ): array {
		return array(
			'ORGANIZER;CN=' . Writer::quote( $this->site() ) . ':'
				. Writer::address( EmailAddress::ascii( $organizer ) ),
			'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:'
				. Writer::address( EmailAddress::ascii( $attendee ) ),
		);
	}

	private function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}
