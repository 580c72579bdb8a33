<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Ics\CalendarSites;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\Time\TimeWords;

/**
 * Details of a booking for visitors who have submitted the form, with links for adding it to calendars and for changing
 * it.
 */
final class BookingDetails {

	public function __construct(
		private readonly TimeWords $words,
		private readonly CalendarLink $calendar,
		private readonly StoredBookings $stored,
	) {}

	public function html( BookedTime $time ): string {
		$html = '<p>' . sprintf(
			/* translators: %s: day, time and time zone. */
			esc_html__( 'Your appointment: %s', 'vestibule' ),
			'<strong>' . esc_html( $this->words->span( $time->start, $time->end, $time->home ) ) . '</strong>'
		);
		$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
		if ( '' !== $beside ) {
			/* translators: %s: time and time zone of the visitor, with the day if it differs. */
			$html .= '<br>' . esc_html( sprintf( __( 'In your time zone: %s', 'vestibule' ), $beside ) );
		}
		if ( '' !== $time->title ) {
			$html .= '<br>' . esc_html( $time->title );
		}
		if ( '' !== $time->host ) {
			/* translators: %s: name of the host. */
			$html .= '<br>' . esc_html( sprintf( __( 'With %s', 'vestibule' ), $time->host ) );
		}
		if ( '' !== $time->place ) {
			$html .= '<br>' . $this->place( $time->place );
		}
		return "{$html}<br>" . $this->calendars( $time ) . $this->change( $time ) . '</p>';
	}

	/** Renders the location. URLs of video calls become links. Line breaks are preserved. */
	private function place( string $place ): string {
		return nl2br( make_clickable( esc_html( $place ) ), false );
	}

	private function calendars( BookedTime $time ): string {
		$file  = esc_url( $this->calendar->url( $time->id ) );
		$links = array(
			"<a href=\"{$file}\" download=\"appointment.ics\">" . esc_html__( 'Add to calendar', 'vestibule' ) . '</a>',
		);
		$title = implode( ', ', array_filter( array( $time->title, $time->host ) ) );
		foreach ( CalendarSites::urls( $title, $time->start, $time->end, $time->place ) as $name => $url ) {
			$links[] = '<a href="' . esc_url( $url ) . '" target="_blank" rel="noopener noreferrer">'
				. esc_html( $name ) . '</a>';
		}
		return implode( ' · ', $links );
	}

	private function change( BookedTime $time ): string {
		$link = $this->stored->link( $time->id );
		return '' === $link
			? ''
			: '<br><a href="' . esc_url( $link ) . '" rel="nofollow">'
			. esc_html__( 'Move or cancel the appointment', 'vestibule' ) . '</a>';
	}
}
