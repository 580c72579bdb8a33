<?php

declare(strict_types=1);

namespace Vestibule\Fields\Country;

use Closure;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST route vestibule/v1/country (docs/rest.md). Browsers use it instead of a third-party service. */
final class CountryRoute {

	/** Maximum number of requests per minute from one IP address. A form needs one request. */
	private const LIMIT = 30;

	/** @param Closure(): RateLimit $rates */
	public function __construct( private readonly Closure $rates ) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/country',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => '__return_true',
			)
		);
	}

	private function answer(): WP_REST_Response {
		$request = ( new RequestReader() )->read();
		$allowed = ( $this->rates )()->allows( 'country', $request->address, self::LIMIT, MINUTE_IN_SECONDS );
		/**
		 * Filters the initial country of a visitor's phone field.
		 *
		 * @param string $country ISO 3166-1 alpha-2 code in capitals; empty if unknown.
		 */
		$country  = apply_filters(
			'vestibule/visitor_country',
			$allowed ? ( new CountryLookup() )->country( $request ) : ''
		);
		$response = new WP_REST_Response( array( 'country' => is_string( $country ) ? $country : '' ) );
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}
}
