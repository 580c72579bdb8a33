<?php

declare(strict_types=1);

namespace Vestibule\Booking\Feed;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\RequestReader;
use Vestibule\Ajax\Sender;
use Vestibule\Booking\Owner\OwnerModule;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Services;
use WP;

defined( 'ABSPATH' ) || exit;

/** The private feed of each host's bookings, for calendars of others (docs/booking-hosts.md). */
final class FeedModule implements Module {

	public function __construct( private readonly Services $services, private readonly OwnerModule $bookings ) {}

	public function register(): void {
		add_action( 'parse_request', $this->show( ... ) );
		add_action( 'rest_api_init', fn () => ( new FeedRoute( $this->address() ) )->register() );
		add_filter( 'wxr_export_skip_postmeta', static fn ( bool $skip, string $key ): bool => $skip || FeedAddress::META === $key, 10, 2 );
	}

	private function show( WP $wp ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The address's own secret is checked below.
		if ( ! isset( $_GET[ FeedAddress::QUERY ] ) || is_admin() ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		$request = ( new RequestReader() )->read();
		try {
			$answer = $this->call()->answer( $request );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			$answer = new Answer( 503, array(), array( 'Retry-After' => '60' ) );
		}
		if ( null !== $answer ) {
			( new Sender() )->send( $answer, $request->method );
			exit;
		}
		$wp->query_vars = array( 'error' => '404' );
		add_filter( 'redirect_canonical', '__return_false' );
		add_action( 'send_headers', 'nocache_headers' );
	}

	private function call(): FeedCall {
		$bookings = new FeedBookings( $this->bookings->table(), $this->bookings->rows(), $this->services->store->database, $this->services->clock );
		return new FeedCall( $this->address(), $bookings, new FeedFile(), $this->services->rates );
	}

	private function address(): FeedAddress {
		return new FeedAddress( $this->services->store->secret() );
	}
}
