<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\CalendarFile;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that returns the calendar file of a booking to the visitor. The file doesn't contain the visitor's
 * answers.
 */
#[Answers( CalendarLink::CALL )]
final class CalendarCall implements Call {

	public const METHOD       = 'GET';
	public const RATE_NAME    = 'booking_ics';
	public const RATE_LIMIT   = 60;
	public const RATE_MESSAGE = true;

	public function __construct(
		private readonly Bookings $bookings,
		private readonly CalendarLink $link,
		private readonly CalendarFile $file,
		private readonly StoredBookings $stored,
	) {}

	public function answer( Request $request ): Answer {
		$id      = $request->query( 'booking' ) ?? '';
		$id      = 1 === preg_match( '/^[1-9]\d{0,17}$/D', $id ) ? (int) $id : 0;
		$booking = $this->link->matches( $id, $request->query( 'key' ) ?? '' ) ? $this->bookings->find( $id ) : null;
		if ( null === $booking ) {
			return Answer::failure(
				404,
				array( 'form' => array( __( 'Appointment not found. It may have been canceled.', 'vestibule' ) ) )
			);
		}
		return Answer::file(
			$this->file->render( $booking, link: $this->stored->link( $id ) ),
			'text/calendar; charset=utf-8',
			'appointment.ics'
		);
	}
}
