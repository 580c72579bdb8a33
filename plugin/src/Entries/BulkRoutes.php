<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Changes up to five hundred entries at once: POST vestibule/v1/entries/status and entries/stars, and DELETE
 * vestibule/v1/entries.
 */
final class BulkRoutes {

	public function __construct(
		private readonly RestArgs $args,
		private readonly Guard $guard,
		private readonly Rows $rows,
		private readonly Changes $changes,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/entries/status',
			array(
				'methods'             => 'POST',
				'callback'            => $this->guard->answering( $this->mark( ... ) ),
				'permission_callback' => $this->guard->answering( $this->guard->many( ... ) ),
				'args'                => $this->args->change( array( 'ids', 'status', 'appointment' ) ),
			)
		);
		register_rest_route(
			Rest::SPACE,
			'/entries/stars',
			array(
				'methods'             => 'POST',
				'callback'            => $this->guard->answering( $this->star( ... ) ),
				'permission_callback' => $this->guard->answering( $this->guard->many( ... ) ),
				'args'                => $this->args->change( array( 'ids' ) ) + array( 'starred' => array( 'type' => 'boolean', 'required' => true ) ),
			)
		);
		register_rest_route(
			Rest::SPACE,
			'/entries',
			array(
				'methods'             => 'DELETE',
				'callback'            => $this->guard->answering( $this->delete( ... ) ),
				'permission_callback' => $this->guard->answering( $this->guard->many( ... ) ),
				'args'                => $this->args->change( array( 'ids' ) ),
			)
		);
	}

	/**
	 * Entries that are gone are passed over; the answer names those that were marked, and those that came back without
	 * their appointment.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function mark( WP_REST_Request $request ): WP_REST_Response {
		$entries = $this->rows->findAll( $this->guard->ids( $request ) );
		$lost    = $this->changes->change( $entries, is_string( $request['status'] ) ? $request['status'] : '', 'cancel' === $request['appointment'] );
		$answer  = array( 'marked' => array_map( static fn( Entry $entry ): int => $entry->id, $entries ) );
		if ( array() !== $lost ) {
			$answer['unbooked'] = array_map( static fn( int $id, string $reason ): array => array( 'id' => $id, 'reason' => $reason ), array_keys( $lost ), $lost );
		}
		return new WP_REST_Response( $answer );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function star( WP_REST_Request $request ): WP_REST_Response {
		$ids        = array_map( static fn( Entry $entry ): int => $entry->id, $this->rows->findAll( $this->guard->ids( $request ) ) );
		$is_starred = true === $request['starred'];
		$this->changes->star( $ids, $is_starred );
		return new WP_REST_Response( array( 'ids' => $ids, 'starred' => $is_starred ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->changes->delete( $this->rows->findAll( $this->guard->ids( $request ) ) );
	}
}
