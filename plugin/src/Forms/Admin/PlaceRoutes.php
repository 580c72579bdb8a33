<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\BookablePlaces;
use Vestibule\Forms\Places\Places;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes that list the pages on which a form is shown or an appointment type can be booked, and a route that
 * restores a form from the Trash.
 */
final class PlaceRoutes {

	public function __construct( private readonly Places $places, private readonly BookablePlaces $bookable ) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$this->registerForms();
		$this->registerBookable();
	}

	/**
	 * Registers two routes for users who may delete the form. GET vestibule/v1/forms/{id}/places lists the pages that
	 * show the form. POST …/restore restores the form from the Trash.
	 */
	private function registerForms(): void {
		$may    = static fn ( WP_REST_Request $request ): bool =>
			FormPostType::NAME === get_post_type( RestRoutes::number( $request ) )
			&& current_user_can( 'delete_post', RestRoutes::number( $request ) );
		$routes = new RestRoutes( $may );
		$routes->add(
			'GET',
			RestRoutes::FORM . '/places',
			fn ( WP_REST_Request $request ): array => array_map(
				get_object_vars( ... ),
				$this->places->forForm( RestRoutes::number( $request ) )
			)
		);
		$routes->add(
			'POST',
			RestRoutes::FORM . '/restore',
			fn ( WP_REST_Request $request ): array|WP_Error => $this->restore( RestRoutes::number( $request ) )
		);
	}

	/** @return array<string, mixed>|WP_Error */
	private function restore( int $form ): array|WP_Error {
		if ( 'trash' !== get_post_status( $form ) ) {
			return new WP_Error(
				'vestibule_not_in_trash',
				__( 'This form is not in the Trash.', 'vestibule' ),
				array( 'status' => 409 )
			);
		}
		return false === wp_untrash_post( $form )
			? new WP_Error(
				'vestibule_not_restored',
				__( 'The form could not be restored. Try again.', 'vestibule' ),
				array( 'status' => 500 )
			)
			: array( 'status' => get_post_status( $form ) );
	}

	/**
	 * Registers the route GET vestibule/v1/appointment-types/{id}/places, for users who may edit the appointment type.
	 */
	private function registerBookable(): void {
		$may = static fn ( WP_REST_Request $request ): bool =>
			current_user_can( 'edit_pages' ) && current_user_can( 'edit_post', RestRoutes::number( $request ) );
		( new RestRoutes( $may ) )->add(
			'GET',
			'/appointment-types/(?P<id>[0-9]{1,18})/places',
			fn ( WP_REST_Request $request ): array => $this->bookable->forEvent( RestRoutes::number( $request ) )
		);
	}
}
