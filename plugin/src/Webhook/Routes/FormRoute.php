<?php

declare(strict_types=1);

namespace Vestibule\Webhook\Routes;

use Closure;
use Vestibule\Ajax\Rest;
use Vestibule\Webhook\Webhooks;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Routes below vestibule/v1/forms/{post}/webhooks, for those who may edit the form. */
abstract class FormRoute {

	abstract public function register(): void;

	/** @param Closure(WP_REST_Request<array<string, mixed>>, int): (WP_REST_Response|WP_Error) $answer Gets the form's post. */
	protected function route( string $method, string $path, Closure $answer ): void {
		register_rest_route(
			Rest::SPACE,
			'/forms/(?P<id>[0-9]{1,18})/webhooks' . $path,
			array(
				'methods'             => $method,
				'permission_callback' => fn ( WP_REST_Request $request ): bool => Webhooks::FORM === get_post_type( $this->number( $request, 'id' ) ) && current_user_can( 'edit_post', $this->number( $request, 'id' ) ),
				'callback'            => fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $answer( $request, $this->number( $request, 'id' ) ),
			)
		);
	}

	/**
	 * From the address: a body's `id` would win in WordPress's own order.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	protected function number( WP_REST_Request $request, string $name ): int {
		$number = $request->get_url_params()[ $name ] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	protected function formNumber( int $post ): int {
		$number = get_post_meta( $post, 'vestibule_form_id', true );
		return is_numeric( $number ) ? (int) $number : 0;
	}
}
