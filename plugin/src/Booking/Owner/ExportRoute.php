<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
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
		add_filter( 'rest_pre_serve_request', $this->serve( ... ), 10, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function begin( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = $this->bookings->page( array( 'per_page' => 1 ) + $this->asked( $request ), $this->guard->forms() );
		if ( $page instanceof WP_Error ) {
			return $page;
		}
		$answer = new WP_REST_Response();
		$answer->header( 'Content-Type', 'text/csv; charset=utf-8' );
		$answer->header( 'Content-Disposition', 'attachment; filename="bookings-' . wp_date( 'Y-m-d' ) . '.csv"' );
		$answer->header( 'Cache-Control', 'no-store' );
		$answer->header( 'X-Accel-Buffering', 'no' );
		$answer->header( 'X-WP-Total', (string) $page->total );
		return $answer;
	}

	/**
	 * For the filter rest_pre_serve_request: this one answer is no JSON.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function serve( mixed $is_served, mixed $answer, WP_REST_Request $request ): bool {
		if ( '/' . Rest::SPACE . self::ROUTE !== $request->get_route() || ! $answer instanceof WP_REST_Response || 200 !== $answer->get_status() ) {
			return true === $is_served;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		$pieces = 'HEAD' === $request->get_method() ? array() : $this->bookings->export( $this->asked( $request ), $this->guard->forms() );
		try {
			foreach ( $pieces instanceof WP_Error ? array() : $pieces as $bytes ) {
				echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file that is downloaded, made safe by View\Csv.
				flush();
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
		return true;
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
