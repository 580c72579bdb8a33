<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\StorageFault;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Guard;
use Vestibule\Entries\RestArgs;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What a filter holds, without the entries' contents: the ids in turn, for actions on all that match, and those beside
 * one entry.
 */
final class FindRoutes {

	/** As many as the routes that change entries take at once. */
	private const PIECE = 500;

	public function __construct(
		private readonly RestArgs $args,
		private readonly Guard $guard,
		private readonly Listing $listing,
		private readonly QueryReader $query,
	) {}

	public function register(): void {
		$after = array( 'after' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) );
		register_rest_route(
			Rest::SPACE,
			'/entries/ids',
			array(
				'methods'             => 'GET',
				'callback'            => $this->guard->answering( $this->ids( ... ) ),
				'permission_callback' => $this->guard->open( ... ),
				'args'                => $this->args->query() + $after,
			)
		);
		register_rest_route(
			Rest::SPACE,
			'/entries/(?P<id>[0-9]{1,18})/neighbours',
			array(
				'methods'             => 'GET',
				'callback'            => $this->guard->answering( $this->neighbours( ... ) ),
				'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
				'args'                => $this->args->query(),
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws StorageFault
	 */
	private function ids( WP_REST_Request $request ): WP_REST_Response {
		$after   = $request['after'];
		$entries = $this->listing->after( $this->query->filter( $request ), is_numeric( $after ) ? (int) $after : 0, self::PIECE );
		$last    = count( $entries ) < self::PIECE ? null : end( $entries );
		return new WP_REST_Response(
			array(
				'entries' => array_map( static fn ( Entry $entry ): array => array( 'id' => $entry->id, 'status' => $entry->status->value ), $entries ),
				'after'   => $last instanceof Entry ? $last->id : null,
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws StorageFault
	 */
	private function neighbours( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->listing->neighbours( $this->query->filter( $request ), $this->query->sorting( $request ), $this->guard->id( $request ) ) );
	}
}
