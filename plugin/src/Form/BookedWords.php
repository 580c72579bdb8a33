<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\BookingRecords;
use Vestibule\Contracts\CalendarSites;
use Vestibule\Contracts\TimeWords;

/** A booked time as the visitor reads it after sending the form: when, for which calendar, and where to change it. */
final class BookedWords {

	public function __construct(
		private readonly TimeWords $words,
		private readonly CalendarLink $calendar,
		private readonly BookingRecords $records,
	) {}

	public function html( BookedTime $time ): string {
		$html = '<p>' . sprintf(
			/* translators: %s: day, time and zone. */
			esc_html__( 'Your appointment: %s', 'vestibule' ),
			'<strong>' . esc_html( $this->words->span( $time->start, $time->end, $time->home ) ) . '</strong>'
		);
		$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
		if ( '' !== $beside ) {
			/* translators: %s: time and zone of the visitor, with the day where it is another one. */
			$html .= '<br>' . esc_html( sprintf( __( 'On your clock: %s', 'vestibule' ), $beside ) );
		}
		if ( '' !== $time->host ) {
			/* translators: %s: name of the person whom the visitor has chosen. */
			$html .= '<br>' . esc_html( sprintf( __( 'With %s', 'vestibule' ), $time->host ) );
		}
		return "{$html}<br>" . $this->calendars( $time ) . $this->change( $time ) . '</p>';
	}

	private function calendars( BookedTime $time ): string {
		$links = array( '<a href="' . esc_url( $this->calendar->url( $time->id ) ) . '" download="appointment.ics">' . esc_html__( 'Add to calendar', 'vestibule' ) . '</a>' );
		$title = html_entity_decode( get_the_title( $time->event ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		foreach ( CalendarSites::urls( $title, $time->start, $time->end, $time->place ) as $name => $url ) {
			$links[] = '<a href="' . esc_url( $url ) . '" target="_blank" rel="noopener noreferrer">' . esc_html( $name ) . '</a>';
		}
		return implode( ' · ', $links );
	}

	private function change( BookedTime $time ): string {
		$link = $this->records->link( $time->id );
		return '' === $link ? '' : '<br><a href="' . esc_url( $link ) . '" rel="nofollow">' . esc_html__( 'Move or cancel the appointment', 'vestibule' ) . '</a>';
	}
}
