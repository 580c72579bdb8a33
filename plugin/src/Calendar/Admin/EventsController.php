<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Setting\MergedPost;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST controller for appointment types and hosts. Requires permission to edit pages, because WordPress would otherwise
 * return published posts to everyone. Visitors should see appointment types only inside forms.
 */
final class EventsController extends WP_REST_Posts_Controller {

	private const TYPES = '/wp/v2/types';

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( 'edit_pages' ) ? parent::get_items_permissions_check( $request ) : $this->refusal();
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return current_user_can( 'edit_pages' ) ? parent::get_item_permissions_check( $request ) : $this->refusal();
	}

	/** @param WP_Post $post */
	public function check_read_permission( $post ) {
		return current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		return MergedPost::merge( $this, $request, MergedPost::SETTINGS ) ?? parent::update_item( $request );
	}

	private function refusal(): WP_Error {
		$words = Hosts::NAME === $this->post_type
			? __( 'Sorry, you are not allowed to view hosts.', 'vestibule' )
			: __( 'Sorry, you are not allowed to view appointment types.', 'vestibule' );
		return Rest::refusal( 'rest_forbidden', $words );
	}

	/**
	 * Removes appointment types and hosts from the list of post types at /wp/v2/types for users who cannot edit pages.
	 * WordPress would show all post types to everyone.
	 *
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	#[Hook( 'rest_request_after_callbacks' )]
	public static function hideTypes( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$route = untrailingslashit( $request->get_route() );
		if ( ! str_starts_with( $route, self::TYPES ) || current_user_can( 'edit_pages' ) ) {
			return $response;
		}
		if ( in_array( $route, array( self::TYPES . '/' . Events::NAME, self::TYPES . '/' . Hosts::NAME ), true ) ) {
			return Rest::refusal(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to view appointment types.', 'vestibule' )
			);
		}
		if ( self::TYPES === $route && $response instanceof WP_REST_Response ) {
			$types = $response->get_data();
			$response->set_data(
				is_array( $types )
					? array_diff_key( $types, array( Events::NAME => true, Hosts::NAME => true ) )
					: $types
			);
		}
		return $response;
	}
}
