<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\Rest;
use Vestibule\Booking\Instant;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** When hosts are busy in their other calendars: GET vestibule/v1/bookings/busy. It belongs to no form, as blocked time does. */
final class BusyRoute {

	private const MOST_DAYS = 62;

	public function __construct( private readonly Schema $schema, private readonly Guard $guard, private readonly BusyList $busy ) {}

	public function register(): void {
		$handler = array(
			'methods'             => 'GET',
			'callback'            => $this->guard->answering( $this->list( ... ) ),
			'permission_callback' => $this->guard->all( ... ),
			'args'                => ContractArgs::of( $this->schema->read( 'bookings-query' ), array( 'from', 'to', 'host' ) ),
		);
		register_rest_route( Rest::SPACE, ListRoutes::BOOKINGS . '/busy', array( $handler, 'schema' => fn (): array => $this->schema->read( 'bookings-busy' ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = new Values( $request->get_params() );
		$from  = Instant::parse( $asked->string( 'from' ) );
		$to    = Instant::parse( $asked->string( 'to' ) );
		if ( null === $from || null === $to ) {
			return Problem::at( null === $from ? 'from' : 'to', __( 'There is no such time. Give it in UTC, such as 2026-12-01T09:00:00Z.', 'vestibule' ) );
		}
		if ( $from >= $to || $from->modify( '+' . self::MOST_DAYS . ' days' ) < $to ) {
			/* translators: %s: a number. */
			return Problem::at( 'to', sprintf( __( 'The end has to be later than the beginning, by %s days at most.', 'vestibule' ), number_format_i18n( self::MOST_DAYS ) ) );
		}
		$busy = $this->busy->find( $from, $to, $asked->ids( 'host' ) );
		return null === $busy ? Problem::at( 'to', __( 'There are more busy times than can be shown at once. Choose fewer days or hosts.', 'vestibule' ) ) : new WP_REST_Response( $busy );
	}
}
