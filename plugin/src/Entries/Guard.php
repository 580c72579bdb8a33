<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Closure;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Request;

/**
 * Decides who gets through to a route. What a request says about itself counts for nothing: the id comes from the
 * address, the form from the entry's row (a body's `id` would win over the address in WordPress's own order).
 */
final class Guard {

	public function __construct( private readonly Access $access, private readonly Rows $rows ) {}

	public function open(): bool|WP_Error {
		return $this->access->mayOpen() ? true : $this->refusal();
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function one( WP_REST_Request $request ): bool|WP_Error {
		return $this->every( array( $this->id( $request ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function many( WP_REST_Request $request ): bool|WP_Error {
		return $this->every( $this->ids( $request ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function id( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<int>
	 */
	public function ids( WP_REST_Request $request ): array {
		$ids = $request['ids'];
		return array_values( array_unique( array_map( intval( ... ), array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) ) ) );
	}

	/**
	 * A route's callback that answers 503 when the database does not.
	 *
	 * @template T
	 * @param Closure(WP_REST_Request<array<string, mixed>>): T $callback
	 * @return Closure(WP_REST_Request<array<string, mixed>>): (T|WP_Error)
	 */
	public function answering( Closure $callback ): Closure {
		return static function ( WP_REST_Request $request ) use ( $callback ): mixed {
			try {
				return $callback( $request );
			} catch ( StorageFault $fault ) {
				return RestFault::answer( $fault );
			}
		};
	}

	/** @param list<int> $ids One that may not be read refuses them all. */
	private function every( array $ids ): bool|WP_Error {
		if ( ! $this->access->mayOpen() ) {
			return $this->refusal();
		}
		foreach ( $this->rows->findAll( $ids ) as $entry ) {
			if ( ! $this->access->mayRead( $entry->formId ) ) {
				return $this->refusal();
			}
		}
		return true;
	}

	private function refusal(): WP_Error {
		return new WP_Error(
			'vestibule_entries_forbidden',
			__( 'You may not read these entries.', 'vestibule' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
