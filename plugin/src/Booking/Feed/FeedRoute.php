<?php

declare(strict_types=1);

namespace Vestibule\Booking\Feed;

use Vestibule\Ajax\Rest;
use Vestibule\Booking\HostAccess;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * vestibule/v1/hosts/{id}/feed: POST makes a new address or, with `detail`, changes how much it says; DELETE switches it
 * off. Whoever has the address reads names of visitors, so it is for those who edit the host and read entries.
 */
final class FeedRoute {

	public function __construct( private readonly FeedAddress $address ) {}

	public function register(): void {
		$shared = array(
			'permission_callback' => fn ( WP_REST_Request $request ): bool => HostAccess::allows( $this->host( $request ) ),
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
		$host   = $this->host( $request );
		$detail = $request['detail'];
		is_string( $detail ) ? $this->address->choose( $host, $detail ) : $this->address->renew( $host );
		return $this->shown( $host );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$this->address->remove( $this->host( $request ) );
		return $this->shown( $this->host( $request ) );
	}

	private function shown( int $host ): WP_REST_Response {
		return new WP_REST_Response( array( 'url' => $this->address->url( $host ), 'detail' => $this->address->detail( $host ) ) );
	}

	/**
	 * From the address: a body's `id` would win in WordPress's own order.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function host( WP_REST_Request $request ): int {
		$number = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}
}
