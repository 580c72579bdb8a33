<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Feed;

use Closure;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Call\Sender;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;
use WP;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Private feed with the bookings of a host, for calendar apps (docs/booking-hosts.md). */
final class HostFeed {

	/** @param Closure(): FeedCall $call */
	public function __construct( private readonly FeedAddress $address, private readonly Closure $call ) {}

	public function show( WP $wp ): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		$request = ( new RequestReader() )->read();
		try {
			$answer = ( $this->call )()->answer( $request );
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

	/**
	 * Registers the REST route vestibule/v1/hosts/{id}/feed. POST creates a new URL or, with `detail`, changes the
	 * level of detail. DELETE disables the feed. Requires permission to edit the host and to read entries, because the
	 * feed contains visitors' names.
	 */
	#[Hook( 'rest_api_init' )]
	public function addRoute(): void {
		$shared = array(
			'permission_callback' => fn ( WP_REST_Request $request ): bool =>
				Hosts::isOpen( RestRoutes::number( $request ) ),
		);
		register_rest_route(
			Rest::SPACE,
			'/hosts/(?P<id>[0-9]{1,18})/feed',
			array(
				$shared + array(
					'methods' => 'POST',
					'callback' => $this->change( ... ),
					'args' => array(
						'detail' => array( 'type' => 'string', 'enum' => array( 'time', 'name', 'contact' ) ),
					),
				),
				$shared + array( 'methods' => 'DELETE', 'callback' => $this->remove( ... ) ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( WP_REST_Request $request ): WP_REST_Response {
		$host   = RestRoutes::number( $request );
		$detail = $request['detail'];
		is_string( $detail ) ? $this->address->choose( $host, $detail ) : $this->address->renew( $host );
		return $this->shown( $host );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$this->address->remove( RestRoutes::number( $request ) );
		return $this->shown( RestRoutes::number( $request ) );
	}

	private function shown( int $host ): WP_REST_Response {
		return new WP_REST_Response(
			array( 'url' => $this->address->url( $host ), 'detail' => $this->address->detail( $host ) )
		);
	}
}
