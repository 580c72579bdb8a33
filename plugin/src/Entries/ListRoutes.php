<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\PageHeaders;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Find\QueryReader;
use WP_REST_Request;
use WP_REST_Response;

/** Reads many entries: GET vestibule/v1/entries. */
final class ListRoutes {

	public function __construct(
		private readonly Routes $routes,
		private readonly Access $access,
		private readonly Listing $listing,
		private readonly Payload $payload,
	) {}

	public function register(): void {
		$this->routes->add( 'GET', Routes::ENTRIES, $this->routes->takes( 'entries-query' ), 'entries-row', $this->list( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		$query   = new QueryReader( $this->access );
		$filter  = $query->filter( $request );
		$page    = max( 1, $this->number( $request['page'] ) );
		$perPage = max( 1, $this->number( $request['per_page'] ) );
		$entries = $this->listing->page( $filter, $query->sorting( $request ), $page, $perPage );

		[ $total, $more ] = $this->listing->count( $filter, $page, $perPage );

		$answer = PageHeaders::add( new WP_REST_Response( $this->payload->rows( $entries, $this->names( $request['answers'] ) ) ), $request, $total, (int) ceil( $total / $perPage ) );
		if ( $more ) {
			$answer->header( 'X-Vestibule-More', '1' );
		}
		return $answer;
	}

	/** @return list<string> */
	private function names( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : array();
	}

	private function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
