<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Pages;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Bookings\BookingEditor;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Ics\CalendarSites;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/**
 * Page that the link to a booking opens. Shows the booking and two forms for moving or canceling it. After a change,
 * the page redirects, so that a reload does not repeat the change. If the change fails, the forms show the submitted
 * values again.
 */
final class LinkPage extends VisitorPage {

	public const REFERRERS = 'no-referrer';

	/** Names of the POST parameters. */
	public const ACTION   = 'vestibule_booking_action';
	public const START    = 'vestibule_booking_start';
	public const REASON   = 'vestibule_booking_reason';
	public const SEQUENCE = 'vestibule_booking_sequence';

	private const MAX_REASON_CHARACTERS = 500;

	/** Query variable with the first day to show. */
	private const FROM = 'vestibule_from';

	/** Number of days shown on one page. */
	private const DAYS = 14;

	/** Applies to each booking. The limit is low, because each change sends emails to two people. */
	private const MAX_CHANGES_PER_DAY = 5;

	/** Maximum number of invalid links, and of changes, per IP address in ten minutes. */
	private const TRIES = 30;

	public function __construct(
		private readonly BookingEditor $changing,
		private readonly Book $book,
		private readonly RateLimit $rates,
		private readonly Clock $clock,
	) {}

	public function name(): string {
		return __( 'Your appointment', 'vestibule' );
	}

	public function failure(): string {
		return __( 'Your appointment cannot be shown at the moment. Try again in a minute.', 'vestibule' );
	}

	/**
	 * @return StoredBooking|null Null if the link is invalid.
	 * @throws StorageFault
	 */
	public function open( Request $request ): ?StoredBooking {
		return $this->changing->bookings->open( $request->query( StoredBookings::QUERY ) ?? '' );
	}

	/** Counts an invalid link. Returns whether the IP address has requested too many invalid links. */
	public function isLocked( Request $request ): bool {
		return ! $this->rates->allows( 'booking_link', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS );
	}

	public function respond( Request $request ): PageAnswer|string|null {
		$booking = $this->open( $request );
		if ( null === $booking ) {
			return $this->isLocked( $request )
				? throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) )
				: null;
		}
		$state = $this->answer( $booking, $request );
		if ( is_string( $state ) ) {
			return $state;
		}
		$shown = 'POST' === $request->method ? $this->open( $request ) ?? $booking : $booking;
		$title = $shown->time->isCancelled ? __( 'Your appointment was canceled', 'vestibule' ) : $this->name();
		return new PageAnswer( $state->status, $title, $this->content( $shown, $state ) );
	}

	/** @return PageState|string State to show, or the URL to redirect to after a change. */
	public function answer( StoredBooking $booking, Request $request ): PageState|string {
		$first = $this->first( $booking, $request->query( self::FROM ) ?? '' );
		if ( 'POST' !== $request->method ) {
			return new PageState( 200, '', $request->query( self::DONE ) ?? '', '', '', $first );
		}
		$start  = $request->body( self::START ) ?? '';
		$reason = mb_substr( trim( $request->body( self::REASON ) ?? '' ), 0, self::MAX_REASON_CHARACTERS );
		try {
			$change = $this->change( $booking, $request, $start, $reason );
			return add_query_arg( self::DONE, $change->what, $this->changing->bookings->url( $booking ) );
		} catch ( Refused $refused ) {
			return new PageState( $refused->status, $refused->getMessage(), '', $start, $reason, $first );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new PageState(
				503,
				__( 'The database did not respond, and nothing was changed. Try again.', 'vestibule' ),
				'',
				$start,
				$reason,
				$first
			);
		}
	}

	/**
	 * @throws Refused
	 * @throws StorageFault
	 */
	private function change( StoredBooking $booking, Request $request, string $start, string $reason ): BookingChange {
		$action = $request->body( self::ACTION );
		$this->guard( $booking, $request, $action ?? '' );
		$by = array( 'who' => BookingChange::VISITOR, 'note' => $reason );
		if ( 'cancel' === $action ) {
			return $this->changing->cancel( $booking, $by );
		}
		$at = Instant::parse( $start ) ?? throw new Refused( 422, __( 'Choose a time.', 'vestibule' ) );
		return $this->changing->move( $booking, $at, array( 'who' => BookingChange::VISITOR ) );
	}

	/** @throws Refused */
	private function guard( StoredBooking $booking, Request $request, string $action ): void {
		if ( ! in_array( $action, array( 'move', 'cancel' ), true ) ) {
			throw new Refused( 400, __( 'Choose what to do with the appointment.', 'vestibule' ) );
		}
		if ( ! $booking->isBooked() || (string) $booking->time->sequence !== $request->body( self::SEQUENCE ) ) {
			throw new Refused(
				409,
				__( 'This appointment has been changed in the meantime. The current state is shown.', 'vestibule' )
			);
		}
		$until = 'move' === $action
			? $this->changing->bookings->events->moveUntil( $booking->time )
			: $this->changing->bookings->events->cancelUntil( $booking->time );
		if ( $this->clock->now() > $until || $booking->time->start <= $this->clock->now() ) {
			throw new Refused(
				422,
				__( 'It is too late for this change. Your appointment is unchanged.', 'vestibule' )
			);
		}
		$seldom = $this->rates->allows( 'booking_change', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS );
		if (
			! $seldom
				|| ! $this->rates->allows(
					'booking_changes',
					"booking {$booking->time->id}",
					self::MAX_CHANGES_PER_DAY,
					DAY_IN_SECONDS
				)
		) {
			throw new Refused(
				429,
				__( 'This appointment was changed several times today. Contact us to change it again.', 'vestibule' )
			);
		}
	}

	public function content( StoredBooking $booking, PageState $state ): string {
		$time  = $booking->time;
		$facts = self::facts(
			array(
				__( 'What', 'vestibule' )  => Html::escape( $time->title ),
				__( 'When', 'vestibule' )  => self::when(
					$time->start,
					$time->end,
					$time->home,
					$time->timezone,
					$time->isCancelled
				),
				__( 'Who', 'vestibule' )   => Html::escape( $time->host ),
				__( 'Where', 'vestibule' ) => Html::escape( $time->place ),
			)
		);
		return self::block( $this->outcome( $booking, $state ) . $facts . $this->choices( $booking, $state ) );
	}

	private function outcome( StoredBooking $booking, PageState $state ): string {
		if ( '' !== $state->error ) {
			return self::notice( $state->error, true );
		}
		return match ( true ) {
			'cancelled' === $state->done
				&& $booking->time->isCancelled => self::notice(
					__( 'Your appointment is canceled. We have sent you a confirmation.', 'vestibule' )
				),
			'moved' === $state->done
				&& $booking->isBooked()            => self::notice(
					__( 'Your appointment was moved. We have sent you the new time.', 'vestibule' )
				),
			default                                                     => '',
		};
	}

	private function choices( StoredBooking $booking, PageState $state ): string {
		$now = $this->clock->now();
		if ( ! $booking->isBooked() ) {
			return self::paragraph( __( 'You can book another time with our form or contact us.', 'vestibule' ) )
				. $this->contact( $booking );
		}
		if ( $booking->time->end <= $now ) {
			return self::paragraph( __( 'This appointment is over.', 'vestibule' ) );
		}
		$moves   = $now <= $this->changing->bookings->events->moveUntil( $booking->time );
		$cancels = $now <= $this->changing->bookings->events->cancelUntil( $booking->time );
		$late    = match ( true ) {
			! $moves && ! $cancels => __( 'It is too late to move or cancel the appointment here.', 'vestibule' ),
			! $moves               => __( 'It is too late to move the appointment here.', 'vestibule' ),
			! $cancels             => __( 'It is too late to cancel the appointment here.', 'vestibule' ),
			default                => '',
		};
		$url     = $this->changing->bookings->url( $booking );
		return $this->calendars( $booking->time )
			. ( $moves ? $this->move( $booking, $url, $state ) : '' )
			. ( $cancels ? $this->cancel( $booking, $url, $state ) : '' )
			. ( '' === $late ? '' : self::paragraph( $late ) . $this->contact( $booking ) );
	}

	private function calendars( BookedTime $time ): string {
		$links = '';
		foreach ( CalendarSites::urls(
			implode( ', ', array_filter( array( $time->title, $time->host ) ) ),
			$time->start,
			$time->end,
			$time->place
		) as $name => $url ) {
			$links .= ' ' . Html::element(
				'a',
				array( 'href' => $url, 'target' => '_blank', 'rel' => 'noopener noreferrer' ),
				Html::escape( $name )
			);
		}
		return Html::element(
			'p',
			array( 'class' => 'vestibule-booking__calendars' ),
			Html::escape( __( 'Add to calendar:', 'vestibule' ) ) . $links
		);
	}

	private function contact( StoredBooking $booking ): string {
		$words = sprintf(
			/* translators: %s: name of the site. */
			__( 'Reply to the confirmation email, or contact %s.', 'vestibule' ),
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
		);
		/**
		 * Filters the text that tells visitors how to contact the site about an appointment that they cannot change
		 * themselves.
		 *
		 * @param string $words Plain text.
		 * @param int    $event ID of the appointment type.
		 */
		$filtered = apply_filters( 'vestibule/booking_contact', $words, $booking->time->event );
		return self::paragraph( is_string( $filtered ) ? $filtered : $words );
	}

	private function move( StoredBooking $booking, string $url, PageState $state ): string {
		$starts = $this->starts( $booking, $state->first );
		$inner = Html::element(
			'h2',
			array( 'class' => 'vestibule-booking__title' ),
			Html::escape( __( 'Choose another time', 'vestibule' ) )
		)
			. (
				array() === $starts
					? self::paragraph( __( 'No times are available on these days.', 'vestibule' ) )
					: $this->select( $booking, $starts, $state )
			)
			. $this->pages( $url, $state->first, $this->first( $booking, '' ) );
		return $this->form( $booking, $url, 'move', $inner );
	}

	private function cancel( StoredBooking $booking, string $url, PageState $state ): string {
		$label = self::label( 'vestibule-booking-reason', __( 'Why? (optional)', 'vestibule' ) );
		$text  = Html::element(
			'textarea',
			array(
				'class' => 'vestibule-field__input',
				'id' => 'vestibule-booking-reason',
				'name' => self::REASON,
				'rows' => 3,
				'maxlength' => self::MAX_REASON_CHARACTERS,
			),
			"\n" . Html::escape( $state->reason )
		);
		$inner = self::paragraph( __( 'Someone else can then book your time.', 'vestibule' ) ) . $label . $text
			. self::submit( __( 'Yes, cancel the appointment', 'vestibule' ) );
		$form  = $this->form( $booking, $url, 'cancel', $inner );
		$title = Html::element( 'summary', array(), Html::escape( __( 'Cancel the appointment', 'vestibule' ) ) );
		return Html::element(
			'details',
			array( 'class' => 'vestibule-booking__cancel', 'open' => '' !== $state->reason ),
			$title . $form
		);
	}

	/** @param list<DateTimeImmutable> $starts */
	private function select( StoredBooking $booking, array $starts, PageState $state ): string {
		$label  = self::label( 'vestibule-booking-start', __( 'New time', 'vestibule' ) );
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
			self::times( $starts, new DateTimeZone( $booking->time->home ), $state->start )
		);
		/* translators: %s: time zone, such as "Berlin time". */
		$words = sprintf( __( 'Times are in %s.', 'vestibule' ), Zone::words( $booking->time->home ) );
		$zone  = Html::element(
			'p',
			array( 'class' => 'vestibule-field__help', 'id' => 'vestibule-booking-zone' ),
			Html::escape( $words )
		);
		return $label . $select . $zone . self::submit( __( 'Move the appointment', 'vestibule' ) );
	}

	/** Returns a link to later times and, on later pages, a link back to the first times. */
	private function pages( string $url, string $first, string $today ): string {
		$links = array(
			Html::element(
				'a',
				array( 'href' => add_query_arg( self::FROM, $this->later( $first ), $url ) ),
				Html::escape( __( 'Later times', 'vestibule' ) )
			),
		);
		if ( $first > $today ) {
			array_unshift(
				$links,
				Html::element( 'a', array( 'href' => $url ), Html::escape( __( 'Next available times', 'vestibule' ) ) )
			);
		}
		return Html::element( 'p', array( 'class' => 'vestibule-booking__pages' ), implode( ' ', $links ) );
	}

	private function form( StoredBooking $booking, string $url, string $action, string $inner ): string {
		$hidden = self::hidden( array( self::ACTION => $action, self::SEQUENCE => $booking->time->sequence ) );
		return Html::element(
			'form',
			array( 'method' => 'post', 'action' => $url, 'class' => "vestibule-booking__{$action}" ),
			$hidden . $inner
		);
	}

	/** Returns the first day to show: the requested day, or today if the requested day is past or invalid. */
	public function first( StoredBooking $booking, string $asked ): string {
		$today = $this->clock->now()->setTimezone( new DateTimeZone( $booking->time->home ) )->format( 'Y-m-d' );
		return null === Instant::date( $asked ) ? $today : max( $today, $asked );
	}

	private function later( string $first ): string {
		return ( new DateTimeImmutable( $first ) )->modify( '+' . self::DAYS . ' days' )->format( 'Y-m-d' );
	}

	/**
	 * Returns the times to which the booking can be moved.
	 *
	 * @return list<DateTimeImmutable> Available start times within two weeks.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	private function starts( StoredBooking $booking, string $first ): array {
		$local = new WallClock( new DateTimeZone( $booking->time->home ) );
		$host  = $this->changing->bookings->events->keepsHost( $booking->time->event ) ? $booking->time->hostId : 0;
		$free  = $this->book->freeTimes(
			$booking->time->event,
			$local->at( $first ),
			$local->at( $this->later( $first ) ),
			$host
		);
		$now   = $booking->time->start->getTimestamp();
		return array_values(
			array_filter(
				array_column( $free, 'start' ),
				static fn ( DateTimeImmutable $start ): bool => $start->getTimestamp() !== $now
			)
		);
	}
}
