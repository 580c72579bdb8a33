<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Country;

use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Module;
use Vestibule\Services;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The REST route vestibule/v1/country: our own answer to docs/rest.md, so that no browser asks a third
 * party.
 */
final class CountryModule implements Module {

	/** Look-ups of one address in a minute; a form asks once. */
	private const LIMIT = 30;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
	}

	private function routes(): void {
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
		$allowed = $this->services->rates()->allows( 'country', $request->address, self::LIMIT, MINUTE_IN_SECONDS );
		/**
		 * Filters the country that a visitor's phone field starts with.
		 *
		 * @param string $country ISO 3166-1 alpha-2 in capitals, or empty when it is not known.
		 */
		$country  = apply_filters( 'vestibule/visitor_country', $allowed ? ( new CountryLookup() )->country( $request ) : '' );
		$response = new WP_REST_Response( array( 'country' => is_string( $country ) ? $country : '' ) );
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}
}
