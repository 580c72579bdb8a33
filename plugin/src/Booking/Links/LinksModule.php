<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Ajax\Request;
use Vestibule\Ajax\RequestReader;
use Vestibule\Booking\Parts;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Services;
use WP;

defined( 'ABSPATH' ) || exit;

/** The page behind a visitor's link to their booking (docs/booking.md), in the theme's own page. */
final class LinksModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		add_action( 'parse_request', $this->show( ... ) );
		add_action( 'vestibule/form_submitted', $this->announce( ... ), 5 );
	}

	private function show( WP $request ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The link's own secret is checked below.
		if ( ! isset( $_GET[ StoredBookings::QUERY ] ) || is_admin() ) {
			return;
		}
		add_action( 'send_headers', fn () => $this->shown()->sendHeaders() );
		$asked = ( new RequestReader() )->read();
		$page  = $this->page();
		try {
			$booking = $page->open( $asked );
			null === $booking ? $this->showNothing( $request, $page->isLocked( $asked ) ) : $this->showBooking( $request, $page, $booking, $asked );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			$this->showError( $request, 503, __( 'Your appointment cannot be shown at the moment. Try again in a minute.', 'vestibule' ) );
		}
	}

	private function showBooking( WP $request, LinkPage $page, StoredBooking $booking, Request $asked ): void {
		$answer = $page->answer( $booking, $asked );
		if ( is_string( $answer ) ) {
			$this->shown()->sendHeaders();
			wp_safe_redirect( $answer, 303 );
			exit;
		}
		$printer = $this->printer();
		$shown   = 'POST' === $asked->method ? $page->open( $asked ) ?? $booking : $booking;
		$this->shown()->showStyled( $request, $answer->status, $printer->title( $shown ), $printer->content( $shown, $answer ) );
	}

	/** A link that is not right says nothing about bookings: the theme's own page for what does not exist. */
	private function showNothing( WP $request, bool $is_locked ): void {
		if ( $is_locked ) {
			$this->showError( $request, 429, __( 'That was a little too often. Wait a moment.', 'vestibule' ) );
			return;
		}
		$this->shown()->showNothing( $request );
	}

	private function showError( WP $request, int $status, string $words ): void {
		$this->shown()->showWords( $request, $status, __( 'Your appointment', 'vestibule' ), $words );
	}

	private function announce( StoredEntry $entry ): void {
		array_map(
			static function ( BookedTime $time ) use ( $entry ): void {
				/**
				 * Fires after an appointment was booked for good, with its entry.
				 *
				 * @param BookedTime $time
				 * @param int        $entry
				 */
				do_action( 'vestibule/booking_booked', $time, $entry->id );
			},
			$entry->appointments
		);
	}

	private function shown(): VisitorPage {
		return new VisitorPage( $this->services->assets );
	}

	private function page(): LinkPage {
		return new LinkPage( $this->parts->changing(), $this->choices(), $this->services->rates, $this->services->clock );
	}

	private function printer(): PagePrinter {
		return new PagePrinter( $this->parts->bookings(), $this->choices(), $this->services->clock );
	}

	private function choices(): FreeChoices {
		return new FreeChoices( $this->parts->book(), $this->parts->events(), $this->services->clock );
	}
}
