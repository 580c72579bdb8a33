<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Feed;

use Closure;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Parts;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Call\Sender;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Module;
use Vestibule\Services;
use WP;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The private feed of each host's bookings, for calendars of others (docs/booking-hosts.md).
 *
 * @phpstan-import-type Booked from FeedCall
 */
final class FeedModule implements Module {

	/** @param Closure(list<StoredBooking>): list<Booked> $read Bookings with the visitors that their entries name. */
	public function __construct( private readonly Services $services, private readonly Parts $parts, private readonly Closure $read ) {}

	public function register(): void {
		add_action( 'parse_request', $this->show( ... ) );
		add_action( 'rest_api_init', $this->addRoute( ... ) );
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
		$store = $this->services->store;
		return new FeedCall( $this->address(), new BookingTable( $store->database, $this->parts->bookings() ), $this->read, $store->database, $this->services->clock, $this->services->rates );
	}

	private function address(): FeedAddress {
		return new FeedAddress( $this->services->store->secret() );
	}

	/**
	 * vestibule/v1/hosts/{id}/feed: POST makes a new address or, with `detail`, changes how much it says; DELETE switches it
	 * off. Anyone with the address reads names of visitors, so it is for those who edit the host and read entries.
	 */
	private function addRoute(): void {
		$shared = array(
			'permission_callback' => fn ( WP_REST_Request $request ): bool => Hosts::isOpen( RestRoutes::number( $request ) ),
		);
		register_rest_route(
			Rest::SPACE,
			'/hosts/(?P<id>[0-9]{1,18})/feed',
			array(
				$shared + array( 'methods' => 'POST', 'callback' => $this->change( ... ), 'args' => array( 'detail' => array( 'type' => 'string', 'enum' => array( 'time', 'name', 'contact' ) ) ) ),
				$shared + array( 'methods' => 'DELETE', 'callback' => $this->remove( ... ) ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( WP_REST_Request $request ): WP_REST_Response {
		$host   = RestRoutes::number( $request );
		$detail = $request['detail'];
		is_string( $detail ) ? $this->address()->choose( $host, $detail ) : $this->address()->renew( $host );
		return $this->shown( $host );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$this->address()->remove( RestRoutes::number( $request ) );
		return $this->shown( RestRoutes::number( $request ) );
	}

	private function shown( int $host ): WP_REST_Response {
		return new WP_REST_Response( array( 'url' => $this->address()->url( $host ), 'detail' => $this->address()->detail( $host ) ) );
	}
}
