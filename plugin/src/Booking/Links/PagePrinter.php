<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\Book;
use Vestibule\Booking\CalendarSites;
use Vestibule\Contracts\BookedTime;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Kernel\Time\Zone;
use Vestibule\View\Html;

/**
 * The page of a booking: what is booked, and two forms in which its visitor moves or cancels it. What was chosen or typed
 * stays when nothing could be changed.
 */
final class PagePrinter {

	/** Names of what is posted. */
	public const ACTION   = 'vestibule_booking_action';
	public const START    = 'vestibule_booking_start';
	public const REASON   = 'vestibule_booking_reason';
	public const SEQUENCE = 'vestibule_booking_sequence';

	public const LONGEST = 500;

	/** Names the first day that is shown; it stands in the address. */
	public const FROM = 'vestibule_from';

	/** As many free times are shown at once. */
	private const DAYS = 14;

	public function __construct( private readonly StoredBookings $bookings, private readonly Book $book, private readonly Clock $clock ) {}

	public function title( StoredBooking $booking ): string {
		return $booking->time->isCancelled ? __( 'Your appointment was cancelled', 'vestibule' ) : __( 'Your appointment', 'vestibule' );
	}

	public function content( StoredBooking $booking, PageState $state ): string {
		$time  = $booking->time;
		$facts = VisitorPage::facts(
			array(
				__( 'What', 'vestibule' )  => Html::escape( $time->title ),
				__( 'When', 'vestibule' )  => VisitorPage::when( $time->start, $time->end, $time->home, $time->timezone, $time->isCancelled ),
				__( 'Who', 'vestibule' )   => Html::escape( $time->host ),
				__( 'Where', 'vestibule' ) => Html::escape( $time->place ),
			)
		);
		return VisitorPage::block( $this->notice( $booking, $state ) . $facts . $this->choices( $booking, $state ) );
	}

	private function notice( StoredBooking $booking, PageState $state ): string {
		if ( '' !== $state->error ) {
			return VisitorPage::notice( $state->error, true );
		}
		return match ( true ) {
			'cancelled' === $state->done && $booking->time->isCancelled => VisitorPage::notice( __( 'Your appointment is cancelled. We have sent you a confirmation.', 'vestibule' ) ),
			'moved' === $state->done && $booking->isBooked()            => VisitorPage::notice( __( 'Your appointment was moved. We have sent you the new time.', 'vestibule' ) ),
			default                                                     => '',
		};
	}

	private function choices( StoredBooking $booking, PageState $state ): string {
		$now = $this->clock->now();
		if ( ! $booking->isBooked() ) {
			return VisitorPage::paragraph( __( 'You can book another time with our form, or contact us.', 'vestibule' ) ) . $this->contact( $booking );
		}
		if ( $booking->time->end <= $now ) {
			return VisitorPage::paragraph( __( 'This appointment is over.', 'vestibule' ) );
		}
		$moves   = $now <= $this->bookings->events->moveUntil( $booking->time );
		$cancels = $now <= $this->bookings->events->cancelUntil( $booking->time );
		$late    = match ( true ) {
			! $moves && ! $cancels => __( 'It is too late to move or cancel it here.', 'vestibule' ),
			! $moves               => __( 'It is too late to move it here.', 'vestibule' ),
			! $cancels             => __( 'It is too late to cancel it here.', 'vestibule' ),
			default                => '',
		};
		$url     = $this->bookings->url( $booking );
		return $this->calendars( $booking->time )
			. ( $moves ? $this->move( $booking, $url, $state ) : '' )
			. ( $cancels ? $this->cancel( $booking, $url, $state ) : '' )
			. ( '' === $late ? '' : VisitorPage::paragraph( $late ) . $this->contact( $booking ) );
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
		return VisitorPage::paragraph( is_string( $filtered ) ? $filtered : $words );
	}

	private function move( StoredBooking $booking, string $url, PageState $state ): string {
		$starts = $this->starts( $booking, $state->first );
		$inner = Html::element( 'h2', array( 'class' => 'vestibule-booking__title' ), Html::escape( __( 'Choose another time', 'vestibule' ) ) )
			. ( array() === $starts ? VisitorPage::paragraph( __( 'No time is free on these days.', 'vestibule' ) ) : $this->select( $booking, $starts, $state ) )
			. $this->pages( $url, $state->first, $this->first( $booking, '' ) );
		return $this->form( $booking, $url, 'move', $inner );
	}

	private function cancel( StoredBooking $booking, string $url, PageState $state ): string {
		$label = VisitorPage::label( 'vestibule-booking-reason', __( 'Why? (optional)', 'vestibule' ) );
		$text  = Html::element(
			'textarea',
			array( 'class' => 'vestibule-field__input', 'id' => 'vestibule-booking-reason', 'name' => self::REASON, 'rows' => 3, 'maxlength' => self::LONGEST ),
			"\n" . Html::escape( $state->reason )
		);
		$inner = VisitorPage::paragraph( __( 'Your time can then be booked by somebody else.', 'vestibule' ) ) . $label . $text . VisitorPage::submit( __( 'Yes, cancel the appointment', 'vestibule' ) );
		$form  = $this->form( $booking, $url, 'cancel', $inner );
		$title = Html::element( 'summary', array(), Html::escape( __( 'Cancel the appointment', 'vestibule' ) ) );
		return Html::element( 'details', array( 'class' => 'vestibule-booking__cancel', 'open' => '' !== $state->reason ), $title . $form );
	}

	/** @param list<DateTimeImmutable> $starts */
	private function select( StoredBooking $booking, array $starts, PageState $state ): string {
		$label  = VisitorPage::label( 'vestibule-booking-start', __( 'New time', 'vestibule' ) );
		$fault  = '' !== $state->error && '' !== $state->start;
		$select = Html::element(
			'select',
			array(
				'class'            => 'vestibule-field__input',
				'id'               => 'vestibule-booking-start',
				'name'             => self::START,
				'required'         => true,
				'aria-invalid'     => $fault ? 'true' : null,
				'aria-describedby' => 'vestibule-booking-zone',
			),
			VisitorPage::times( $starts, new DateTimeZone( $booking->time->home ), $state->start )
		);
		/* translators: %s: zone such as "Berlin time". */
		$words = sprintf( __( 'Times are in %s.', 'vestibule' ), Zone::words( $booking->time->home ) );
		$zone  = Html::element( 'p', array( 'class' => 'vestibule-field__help', 'id' => 'vestibule-booking-zone' ), Html::escape( $words ) );
		return $label . $select . $zone . VisitorPage::submit( __( 'Move the appointment', 'vestibule' ) );
	}

	/** Links to the two weeks before and after. */
	private function pages( string $url, string $first, string $today ): string {
		$links = array( Html::element( 'a', array( 'href' => add_query_arg( self::FROM, $this->later( $first ), $url ) ), Html::escape( __( 'Later times', 'vestibule' ) ) ) );
		if ( $first > $today ) {
			array_unshift( $links, Html::element( 'a', array( 'href' => $url ), Html::escape( __( 'The next free times', 'vestibule' ) ) ) );
		}
		return Html::element( 'p', array( 'class' => 'vestibule-booking__pages' ), implode( ' ', $links ) );
	}

	private function form( StoredBooking $booking, string $url, string $action, string $inner ): string {
		$hidden = VisitorPage::hidden( array( self::ACTION => $action, self::SEQUENCE => $booking->time->sequence ) );
		return Html::element( 'form', array( 'method' => 'post', 'action' => $url, 'class' => "vestibule-booking__{$action}" ), $hidden . $inner );
	}

	/** The first day to show: the asked one, unless it is past. */
	public function first( StoredBooking $booking, string $asked ): string {
		$today = $this->clock->now()->setTimezone( new DateTimeZone( $booking->time->home ) )->format( 'Y-m-d' );
		return null === Instant::date( $asked ) ? $today : max( $today, $asked );
	}

	private function later( string $first ): string {
		return ( new DateTimeImmutable( $first ) )->modify( '+' . self::DAYS . ' days' )->format( 'Y-m-d' );
	}

	/**
	 * The free times to which it can be moved.
	 *
	 * @return list<DateTimeImmutable> Of two weeks.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	private function starts( StoredBooking $booking, string $first ): array {
		$local = new WallClock( new DateTimeZone( $booking->time->home ) );
		$host  = $this->bookings->events->keepsHost( $booking->time->event ) ? $booking->time->hostId : 0;
		$free  = $this->book->freeTimes( $booking->time->event, $local->at( $first ), $local->at( $this->later( $first ) ), $host );
		$now   = $booking->time->start->getTimestamp();
		return array_values( array_filter( array_column( $free, 'start' ), static fn ( DateTimeImmutable $start ): bool => $start->getTimestamp() !== $now ) );
	}
}
