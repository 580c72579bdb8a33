<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Entries\Programs\EntryWriting;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reads, changes and deletes one entry: vestibule/v1/entries/{id}. */
final class EntryRoutes {

	public function __construct(
		private readonly Routes $routes,
		private readonly Payload $payload,
		private readonly Changes $changes,
		private readonly EntryWriting $writing,
	) {}

	public function register(): void {
		$update = $this->routes->takes( 'entry-update' );
		$this->routes->one( 'GET', '', array(), 'entries-entry', fn ( Entry $entry ): array => $this->payload->entry( $entry ) );
		$this->routes->add(
			'POST, PUT, PATCH',
			Routes::ONE,
			$update,
			'entries-entry',
			fn ( WP_REST_Request $request ): array|WP_Error => $this->writing->update(
				Routes::number( $request, 'id' ),
				array_filter( array_intersect_key( $request->get_params(), $update ), static fn ( mixed $value ): bool => null !== $value )
			)
		);
		$this->routes->one( 'DELETE', '', array(), 'entries-entry', fn ( Entry $entry ): WP_REST_Response|WP_Error => $this->changes->delete( array( $entry ) ) );
	}
}
