<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Closure;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Programs\EntryWriting;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reads, changes and deletes one entry: vestibule/v1/entries/{id}. */
final class EntryRoutes {

	public function __construct(
		private readonly RestArgs $args,
		private readonly Guard $guard,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly Changes $changes,
		private readonly EntryWriting $writing,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/entries/(?P<id>[0-9]{1,18})',
			array(
				$this->route( 'GET', $this->read( ... ), array() ),
				$this->route( 'POST, PUT, PATCH', $this->change( ... ), $this->args->update() ),
				$this->route( 'DELETE', $this->delete( ... ), array() ),
				'schema' => fn(): array => $this->args->schema( 'entries-entry' ),
			)
		);
	}

	/**
	 * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
	 * @param array<string, array<string, mixed>>                                         $args
	 * @return array<string, mixed>
	 */
	private function route( string $methods, Closure $callback, array $args ): array {
		return array(
			'methods'             => $methods,
			'callback'            => $this->guard->answering( $callback ),
			'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
			'args'                => $args,
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->rows->find( $this->guard->id( $request ) );
		return null === $entry ? self::missing() : new WP_REST_Response( $this->payload->entry( $entry ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$change = array_filter( array_intersect_key( $request->get_params(), $this->args->update() ), static fn ( mixed $value ): bool => null !== $value );
		$entry  = $this->writing->update( $this->guard->id( $request ), $change );
		return $entry instanceof WP_Error ? $entry : new WP_REST_Response( $entry );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->rows->find( $this->guard->id( $request ) );
		return null === $entry ? self::missing() : $this->changes->delete( array( $entry ) );
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_entry', __( 'There is no such entry. It may have been deleted.', 'vestibule' ), array( 'status' => 404 ) );
	}
}
