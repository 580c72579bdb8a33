<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Ajax\Request;
use Vestibule\Ajax\RequestReader;
use Vestibule\Booking\Book;
use Vestibule\Booking\Links\VisitorPage;
use Vestibule\Booking\Parts;
use Vestibule\Booking\Refused;
use Vestibule\Contracts\StorageFault;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Log\FaultLog;
use Vestibule\Services;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * Two pages of the theme: the one behind the link of who waits, and the one on which lists are joined without scripts.
 * GET shows and asks, because programs that check mails follow links.
 */
final class WaitingPages {

	private const DONE = 'vestibule_done';

	/** Wrong links of one address in ten minutes. */
	private const TRIES = 30;

	/** How often an address sees a list of full times in a minute, as often as the call for free times. */
	private const LOOKS = 120;

	private readonly VisitorPage $page;

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {
		$this->page = new VisitorPage( $services->assets );
	}

	public function register(): void {
		add_action( 'parse_request', $this->show( ... ) );
	}

	private function show( WP $wp ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The link's own secret is checked below; the other page changes nothing of others.
		if ( is_admin() || ! ( isset( $_GET[ WaitingLink::QUERY ] ) || isset( $_GET[ Book::WAITING ] ) ) ) {
			return;
		}
		// A form without scripts comes back to the page that it was sent from.
		add_action( 'send_headers', fn () => $this->page->sendHeaders( 'same-origin' ) );
		$request = ( new RequestReader() )->read();
		try {
			null === $request->query( WaitingLink::QUERY ) ? $this->showJoining( $wp, $request ) : $this->showOffer( $wp, $request );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			$this->page->showWords( $wp, 503, __( 'Waiting list', 'vestibule' ), __( 'The waiting list cannot be shown at the moment. Try again in a minute.', 'vestibule' ) );
		}
	}

	private function showOffer( WP $wp, Request $request ): void {
		$waiter = $this->parts->waitingLink()->open( $request->query( WaitingLink::QUERY ) ?? '' );
		$event  = null === $waiter ? null : $this->parts->events()->find( $waiter->event );
		$page   = new OfferPage( $this->parts->waitingLink(), $this->parts, new TimeWords() );
		if ( null === $waiter || null === $event ) {
			$this->showNothing( $wp, $request );
			return;
		}
		$action = 'POST' === $request->method ? $request->body( OfferPage::ACTION ) : null;
		if ( OfferPage::LEAVE === $action ) {
			$this->parts->joining()->leave( $waiter );
			$this->page->showStyled( $wp, 200, $page->title( null ), $page->goodbye() );
			return;
		}
		$refused = null;
		if ( OfferPage::CONFIRM === $action ) {
			try {
				$this->parts->joining()->confirm( $waiter, $event );
				$waiter = $this->parts->waiters()->find( $waiter->id ) ?? $waiter;
			} catch ( Refused $not ) {
				$refused = $not;
			}
		}
		$held = $page->held( $waiter );
		$this->page->showStyled( $wp, $refused->status ?? 200, $page->title( $held ), $page->content( $waiter, $event, $held, $refused ) );
	}

	private function showNothing( WP $wp, Request $request ): void {
		if ( $this->services->rates->allows( 'waiting_link', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS ) ) {
			$this->page->showNothing( $wp );
			return;
		}
		$this->showTooOften( $wp );
	}

	private function showTooOften( WP $wp ): void {
		$this->page->showWords( $wp, 429, __( 'Waiting list', 'vestibule' ), __( 'That was a little too often. Wait a moment.', 'vestibule' ) );
	}

	private function showJoining( WP $wp, Request $request ): void {
		$id    = $request->query( Book::WAITING ) ?? '';
		$event = 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $id ) ? $this->parts->events()->find( (int) $id ) : null;
		if ( null === $event || 0 === $event->waitingMost ) {
			$this->page->showNothing( $wp );
			return;
		}
		if ( ! $this->services->rates->allows( 'waiting_page', $request->address, self::LOOKS, MINUTE_IN_SECONDS ) ) {
			$this->showTooOften( $wp );
			return;
		}
		$page    = new JoinPage( $this->parts->book(), $this->services->clock, $this->services->store->secret() );
		$refused = null;
		if ( 'POST' === $request->method ) {
			try {
				if ( ! $page->isOwn( $event->id, $request ) ) {
					throw new Refused( 403, __( 'This page has expired. Reload it and try again.', 'vestibule' ) );
				}
				$this->parts->joinCall()->join( $request->with( array( JoinCall::EVENT => $id ) ) );
				$this->page->sendHeaders();
				wp_safe_redirect( add_query_arg( self::DONE, 'asked', $this->parts->book()->waitingPage( $event->id ) ), 303 );
				exit;
			} catch ( Refused $not ) {
				$refused = $not;
			}
		}
		$content = null === $refused && 'asked' === $request->query( self::DONE ) ? $page->asked() : $page->content( $event, $request, $refused );
		$this->page->showStyled( $wp, $refused->status ?? 200, __( 'Waiting list', 'vestibule' ), $content );
	}
}
