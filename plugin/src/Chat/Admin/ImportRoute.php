<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Ajax\Rest;
use WP_Error;
use WP_REST_Response;

/**
 * Takes over what WP Chat App has left: POST vestibule/v1/chat-import, answered by what was taken and what was lost.
 */
final class ImportRoute {

	public function __construct( private readonly Import $import ) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/chat-import',
			array(
				'methods'             => 'POST',
				'callback'            => fn (): WP_REST_Response => new WP_REST_Response( $this->import->run() ),
				'permission_callback' => static fn (): true|WP_Error => Rest::allow( Rest::OWNERS, 'vestibule_import_forbidden', __( 'You may not import chat settings.', 'vestibule' ) ),
			)
		);
	}
}
