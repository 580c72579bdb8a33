<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Ajax\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * WordPress describes every type that is in REST to everybody. Of events and hosts it describes nothing to those who cannot
 * edit them.
 */
final class HiddenType {

	private const TYPES = '/wp/v2/types';

	/**
	 * For the filter rest_request_after_callbacks.
	 *
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function answer( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$route = untrailingslashit( $request->get_route() );
		if ( ! str_starts_with( $route, self::TYPES ) || current_user_can( 'edit_pages' ) ) {
			return $response;
		}
		if ( in_array( $route, array( self::TYPES . '/' . EventPostType::NAME, self::TYPES . '/' . HostPostType::NAME ), true ) ) {
			return Rest::refusal( 'rest_forbidden', __( 'Appointment types are shown to those who edit them.', 'vestibule' ) );
		}
		if ( self::TYPES === $route && $response instanceof WP_REST_Response ) {
			$types = $response->get_data();
			$response->set_data( is_array( $types ) ? array_diff_key( $types, array( EventPostType::NAME => true, HostPostType::NAME => true ) ) : $types );
		}
		return $response;
	}
}
