<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Request;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Booking\Refused;
use Vestibule\Contracts\BookingChange;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor's link to their booking does: GET shows and asks, because programs that check mails follow links; POST
 * changes, and is answered with a redirect, so that a reload does nothing twice.
 */
final class LinkPage {

	private const DONE = 'vestibule_done';

	/** Changes of one booking in a day: each writes to two mailboxes. */
	private const MOST = 5;

	/** Wrong links, or changes, by one address in ten minutes. */
	private const TRIES = 30;

	public function __construct(
		private readonly Changing $changing,
		private readonly FreeChoices $choices,
		private readonly RateLimit $rates,
		private readonly Clock $clock,
	) {}

	/**
	 * @return StoredBooking|null Null for a link that is not right in every sign.
	 * @throws StorageFault
	 */
	public function open( Request $request ): ?StoredBooking {
		return $this->changing->bookings->open( $request->query( StoredBookings::QUERY ) ?? '' );
	}

	/** Whether this address has tried too many links. */
	public function isLocked( Request $request ): bool {
		return ! $this->rates->allows( 'booking_link', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS );
	}

	/** @return PageState|string What to show, or where to go after a change. */
	public function answer( StoredBooking $booking, Request $request ): PageState|string {
		$first = $this->choices->first( $booking, $request->query( FreeChoices::FROM ) ?? '' );
		if ( 'POST' !== $request->method ) {
			return new PageState( 200, '', $request->query( self::DONE ) ?? '', '', '', $first );
		}
		$start  = $request->body( PagePrinter::START ) ?? '';
		$reason = mb_substr( trim( $request->body( PagePrinter::REASON ) ?? '' ), 0, PagePrinter::LONGEST );
		try {
			$change = $this->change( $booking, $request, $start, $reason );
			return add_query_arg( self::DONE, $change->what, $this->changing->bookings->url( $booking ) );
		} catch ( Refused $refused ) {
			return new PageState( $refused->status, $refused->getMessage(), '', $start, $reason, $first );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new PageState( 503, __( 'The database did not answer, and nothing was changed. Try again.', 'vestibule' ), '', $start, $reason, $first );
		}
	}

	/**
	 * @throws Refused
	 * @throws StorageFault
	 */
	private function change( StoredBooking $booking, Request $request, string $start, string $reason ): BookingChange {
		$action = $request->body( PagePrinter::ACTION );
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
		if ( ! $booking->isBooked() || (string) $booking->time->sequence !== $request->body( PagePrinter::SEQUENCE ) ) {
			throw new Refused( 409, __( 'This appointment was changed in the meantime. This is how it stands now.', 'vestibule' ) );
		}
		$until = 'move' === $action ? $this->changing->bookings->events->moveUntil( $booking->time ) : $this->changing->bookings->events->cancelUntil( $booking->time );
		if ( $this->clock->now() > $until || $booking->time->start <= $this->clock->now() ) {
			throw new Refused( 422, __( 'It is too late for this by now. Your appointment is as it was.', 'vestibule' ) );
		}
		$seldom = $this->rates->allows( 'booking_change', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS );
		if ( ! $seldom || ! $this->rates->allows( 'booking_changes', "booking {$booking->time->id}", self::MOST, DAY_IN_SECONDS ) ) {
			throw new Refused( 429, __( 'This appointment was changed several times today. Contact us to change it again.', 'vestibule' ) );
		}
	}
}
