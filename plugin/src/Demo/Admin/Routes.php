<?php

declare(strict_types=1);

namespace Vestibule\Demo\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\StorageFault;
use Vestibule\Demo\Demo;
use Vestibule\Demo\Kept;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** What the button in wp-admin calls: POST vestibule/v1/demo for each step, DELETE for taking all of it out. */
final class Routes {

	public function __construct( private readonly Demo $demo ) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/demo',
			array(
				array(
					'methods'             => 'POST',
					'callback'            => $this->make( ... ),
					'permission_callback' => Access::check( ... ),
					'args'                => array( 'step' => array( 'type' => 'string', 'enum' => $this->demo->seed()->steps() ) ),
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => $this->remove( ... ),
					'permission_callback' => Access::check( ... ),
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function make( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$step = $request['step'];
		if ( ! is_string( $step ) ) {
			return new WP_Error( 'rest_missing_callback_param', __( 'Which step is to be made?', 'vestibule' ), array( 'status' => 400 ) );
		}
		$this->demo->seed()->run( $step );
		return new WP_REST_Response( array( 'step' => $step ) );
	}

	private function remove(): WP_REST_Response|WP_Error {
		try {
			$kept = $this->demo->removal()->run();
		} catch ( StorageFault $fault ) {
			return RestFault::answer( $fault );
		}
		return new WP_REST_Response( array( 'kept' => array_map( $this->toArray( ... ), $kept ) ) );
	}

	/** @return array{id: int, title: string, reason: string, link: string} */
	private function toArray( Kept $one ): array {
		return array(
			'id'     => $one->id,
			'title'  => $one->title,
			'reason' => $one->reason->describe(),
			'link'   => (string) get_edit_post_link( $one->id, 'raw' ),
		);
	}
}
