<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\Rest;
use Vestibule\Ajax\RestFile;
use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Bookings as CSV: POST vestibule/v1/bookings/export with the filters of the list. It is sent while it is made. */
final class ExportRoute {

	private const ROUTE = ListRoutes::BOOKINGS . '/export';

	/** What says nothing of a file. */
	private const OF_LISTS = array( 'page' => true, 'per_page' => true, 'orderby' => true, 'order' => true );

	public function __construct( private readonly Schema $schema, private readonly Guard $guard, private readonly BookingCatalog $bookings ) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			self::ROUTE,
			array(
				'methods'             => 'POST',
				'callback'            => $this->guard->answering( $this->begin( ... ) ),
				'permission_callback' => $this->guard->open( ... ),
				'args'                => $this->args(),
			)
		);
		RestFile::register();
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function begin( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = $this->bookings->page( array( 'per_page' => 1 ) + $this->asked( $request ), $this->guard->forms() );
		if ( $page instanceof WP_Error ) {
			return $page;
		}
		$pieces = $this->bookings->export( $this->asked( $request ), $this->guard->forms() );
		if ( $pieces instanceof WP_Error ) {
			return $pieces;
		}
		$answer = new RestFile( 'bookings-' . wp_date( 'Y-m-d' ) . '.csv', 'text/csv; charset=utf-8', static fn (): iterable => $pieces );
		$answer->header( 'X-WP-Total', (string) $page->total );
		return $answer;
	}

	/** @return array<string, array<string, mixed>> */
	private function args(): array {
		return array_diff_key( ContractArgs::of( $this->schema->read( 'bookings-query' ) ), self::OF_LISTS );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function asked( WP_REST_Request $request ): array {
		return array_intersect_key( $request->get_params(), $this->args() );
	}
}
