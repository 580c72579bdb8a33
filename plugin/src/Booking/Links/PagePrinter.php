<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Booking\Events;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\CalendarSites;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\TimeWords;
use Vestibule\View\Html;

/** The page of a booking: what is booked, and what its visitor can do about it. It works without scripts. */
final class PagePrinter {

	public function __construct(
		private readonly StoredBookings $link,
		private readonly PageForms $forms,
		private readonly Events $settings,
		private readonly TimeWords $words,
		private readonly Clock $clock,
	) {}

	public function title( StoredBooking $booking ): string {
		return $booking->time->isCancelled ? __( 'Your appointment was cancelled', 'vestibule' ) : __( 'Your appointment', 'vestibule' );
	}

	public function content( StoredBooking $booking, PageState $state ): string {
		$html = $this->notice( $booking, $state ) . $this->facts( $booking->time ) . $this->choices( $booking, $state );
		return "<!-- wp:html -->\n" . Html::element( 'div', array( 'class' => 'wp-block-vestibule-form vestibule-booking' ), Html::protectFromTextFilters( $html ) ) . "\n<!-- /wp:html -->";
	}

	private function notice( StoredBooking $booking, PageState $state ): string {
		if ( '' !== $state->error ) {
			return Html::element( 'div', array( 'class' => 'vestibule-booking__notice is-error', 'role' => 'alert' ), Html::escape( $state->error ) );
		}
		$said = match ( true ) {
			'cancelled' === $state->done && $booking->time->isCancelled => __( 'Your appointment is cancelled. We have sent you a confirmation.', 'vestibule' ),
			'moved' === $state->done && $booking->isBooked()            => __( 'Your appointment was moved. We have sent you the new time.', 'vestibule' ),
			default                                                     => '',
		};
		return '' === $said ? '' : Html::element( 'div', array( 'class' => 'vestibule-booking__notice', 'role' => 'status' ), Html::escape( $said ) );
	}

	private function facts( BookedTime $time ): string {
		$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
		$when   = Html::element( 'strong', array(), Html::escape( $this->words->span( $time->start, $time->end, $time->home ) ) );
		$when   = $time->isCancelled ? Html::element( 's', array(), $when ) : $when;
		/* translators: %s: time and zone of the visitor, with the day where it is another one. */
		$when  .= '' === $beside ? '' : '<br/>' . Html::escape( sprintf( __( 'On your clock: %s', 'vestibule' ), $beside ) );
		$rows   = array(
			__( 'What', 'vestibule' )  => Html::escape( $time->title ),
			__( 'When', 'vestibule' )  => $when,
			__( 'Who', 'vestibule' )   => Html::escape( $time->host ),
			__( 'Where', 'vestibule' ) => Html::escape( $time->place ),
		);
		$html   = '';
		foreach ( array_filter( $rows ) as $name => $value ) {
			$html .= Html::element( 'dt', array(), Html::escape( $name ) ) . Html::element( 'dd', array(), $value );
		}
		return Html::element( 'dl', array( 'class' => 'vestibule-booking__facts' ), $html );
	}

	private function choices( StoredBooking $booking, PageState $state ): string {
		$now = $this->clock->now();
		if ( ! $booking->isBooked() ) {
			return $this->paragraph( __( 'You can book another time with our form, or contact us.', 'vestibule' ) ) . $this->contact( $booking );
		}
		if ( $booking->time->end <= $now ) {
			return $this->paragraph( __( 'This appointment is over.', 'vestibule' ) );
		}
		$moves   = $now <= $this->settings->moveUntil( $booking->time );
		$cancels = $now <= $this->settings->cancelUntil( $booking->time );
		$late    = match ( true ) {
			! $moves && ! $cancels => __( 'It is too late to move or cancel it here.', 'vestibule' ),
			! $moves               => __( 'It is too late to move it here.', 'vestibule' ),
			! $cancels             => __( 'It is too late to cancel it here.', 'vestibule' ),
			default                => '',
		};
		$url     = $this->link->url( $booking );
		return $this->calendars( $booking->time )
			. ( $moves ? $this->forms->move( $booking, $url, $state ) : '' )
			. ( $cancels ? $this->forms->cancel( $booking, $url, $state ) : '' )
			. ( '' === $late ? '' : $this->paragraph( $late ) . $this->contact( $booking ) );
	}

	private function calendars( BookedTime $time ): string {
		$links = '';
		foreach ( CalendarSites::urls( implode( ', ', array_filter( array( $time->title, $time->host ) ) ), $time->start, $time->end, $time->place ) as $name => $url ) {
			$links .= ' ' . Html::element( 'a', array( 'href' => $url, 'target' => '_blank', 'rel' => 'noopener noreferrer' ), Html::escape( $name ) );
		}
		return Html::element( 'p', array( 'class' => 'vestibule-booking__calendars' ), Html::escape( __( 'Add to calendar:', 'vestibule' ) ) . $links );
	}

	private function contact( StoredBooking $booking ): string {
		/* translators: %s: name of the site. */
		$words = sprintf( __( 'Answer the message with which we confirmed it, or contact %s.', 'vestibule' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		/**
		 * Filters whom visitors contact about an appointment that they cannot change by themselves.
		 *
		 * @param string $words Plain text.
		 * @param int    $event The appointment type.
		 */
		$filtered = apply_filters( 'vestibule/booking_contact', $words, $booking->time->event );
		return $this->paragraph( is_string( $filtered ) ? $filtered : $words );
	}

	private function paragraph( string $words ): string {
		return Html::element( 'p', array(), Html::escape( $words ) );
	}
}
