<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo\Admin;

use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Tools\Demo\Demo;
use Vestibule\Tools\Demo\RetainedItem;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** REST routes of the "Demo site" screen: POST vestibule/v1/demo runs a step, DELETE removes the demo site. */
final class Routes {

	public function __construct( private readonly Demo $demo ) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$routes = RestRoutes::forOwners(
			'vestibule_demo_forbidden',
			__( 'Sorry, you are not allowed to change the demo site.', 'vestibule' )
		);
		$routes->add(
			'POST',
			'/demo',
			$this->make( ... ),
			array( 'step' => array( 'type' => 'string', 'enum' => $this->demo->steps() ) )
		);
		$routes->add( 'DELETE', '/demo', $this->remove( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{step: string}|WP_Error
	 */
	private function make( WP_REST_Request $request ): array|WP_Error {
		$step = $request['step'];
		if ( ! is_string( $step ) ) {
			return new WP_Error(
				'rest_missing_callback_param',
				__( 'Enter the step to create.', 'vestibule' ),
				array( 'status' => 400 )
			);
		}
		$this->demo->seed( $step );
		return array( 'step' => $step );
	}

	/** @return array{kept: list<array<string, mixed>>} */
	private function remove(): array {
		return array( 'kept' => array_map( $this->toArray( ... ), $this->demo->removal()->run() ) );
	}

	/** @return array{id: int, title: string, reason: string, link: string} */
	private function toArray( RetainedItem $one ): array {
		return array(
			'id'     => $one->id,
			'title'  => $one->title,
			'reason' => $one->reason->describe(),
			'link'   => (string) get_edit_post_link( $one->id, 'raw' ),
		);
	}
}
