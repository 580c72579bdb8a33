<?php

declare(strict_types=1);

namespace Vestibule\Form\Places;

use Vestibule\Ajax\Rest;
use Vestibule\Form\FormPostType;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * For those who may trash a form: GET vestibule/v1/forms/{id}/places says where it is shown, POST …/restore takes it
 * out of the Trash.
 */
final class FormRoutes {

	public function __construct( private readonly Places $places ) {}

	public function register(): void {
		$form = '/forms/(?P<id>[0-9]{1,18})';
		register_rest_route( Rest::SPACE, $form . '/places', $this->route( 'GET', $this->places( ... ) ) );
		register_rest_route( Rest::SPACE, $form . '/restore', $this->route( 'POST', $this->restore( ... ) ) );
	}

	/** @return array<string, mixed> */
	private function route( string $method, \Closure $callback ): array {
		return array( 'methods' => $method, 'callback' => $callback, 'permission_callback' => $this->may( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function may( WP_REST_Request $request ): bool {
		return FormPostType::NAME === get_post_type( $this->form( $request ) ) && current_user_can( 'delete_post', $this->form( $request ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function places( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array_map( static fn ( Place $place ): array => get_object_vars( $place ), $this->places->forForm( $this->form( $request ) ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function restore( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		if ( 'trash' !== get_post_status( $form ) ) {
			return new WP_Error( 'vestibule_not_in_trash', __( 'This form is not in the Trash.', 'vestibule' ), array( 'status' => 409 ) );
		}
		return false === wp_untrash_post( $form )
			? new WP_Error( 'vestibule_not_restored', __( 'The form could not be restored. Try again.', 'vestibule' ), array( 'status' => 500 ) )
			: new WP_REST_Response( array( 'status' => get_post_status( $form ) ) );
	}

	/**
	 * From the address: a body's `id` would win in WordPress's own order.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function form( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
