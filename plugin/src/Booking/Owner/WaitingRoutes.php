<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\PageHeaders;
use Vestibule\Ajax\Rest;
use Vestibule\Booking\Instant;
use Vestibule\Booking\Waiting\Leaving;
use Vestibule\Booking\Waiting\Waiters;
use Vestibule\Booking\Waiting\WaitingList;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Who waits for full times: GET vestibule/v1/bookings/waiting and DELETE bookings/waiting/{id}. A list belongs to no form:
 * which one somebody joined by is what their browser says.
 */
final class WaitingRoutes {

	private const ALL = ListRoutes::BOOKINGS . '/waiting';
	private const ONE = self::ALL . '/(?P<id>[0-9]{1,18})';

	public function __construct(
		private readonly Schema $schema,
		private readonly Guard $guard,
		private readonly WaitingList $list,
		private readonly Waiters $waiters,
		private readonly Leaving $leaving,
	) {}

	public function register(): void {
		$schema = fn (): array => $this->schema->read( 'waiting-row' );
		$list   = array( 'methods' => 'GET', 'callback' => $this->guard->answering( $this->list( ... ) ), 'args' => ContractArgs::of( $this->schema->read( 'waiting-query' ) ) );
		$remove = array( 'methods' => 'DELETE', 'callback' => $this->guard->answering( $this->remove( ... ) ) );
		$shared = array( 'permission_callback' => $this->guard->all( ... ) );
		register_rest_route( Rest::SPACE, self::ALL, array( $list + $shared, 'schema' => $schema ) );
		register_rest_route( Rest::SPACE, self::ONE, array( $remove + $shared, 'schema' => $schema ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked  = new Values( $request->get_params() );
		$limits = array();
		foreach ( array( 'from', 'to' ) as $name ) {
			$limits[ $name ] = Instant::parse( $asked->string( $name ) );
			if ( null === $limits[ $name ] && '' !== $asked->string( $name ) ) {
				return Problem::at( $name, __( 'There is no such time. Give it in UTC, such as 2026-12-01T09:00:00Z.', 'vestibule' ) );
			}
		}
		$page = $this->list->page( $limits['from'], $limits['to'], $asked->ids( 'event' ), $asked->number( 'page', 1 ), $asked->number( 'per_page', 100 ) );
		return PageHeaders::add( new WP_REST_Response( $page->items ), $request, $page->total, $page->pages() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id     = $this->guard->id( $request );
		$waiter = $this->waiters->find( $id );
		$row    = null === $waiter ? null : $this->list->find( $id );
		if ( null === $waiter || null === $row ) {
			return new WP_Error( 'vestibule_not_waiting', __( 'Nobody with this number waits any more.', 'vestibule' ), array( 'status' => 404 ) );
		}
		$this->leaving->leave( $waiter );
		return new WP_REST_Response( array( 'deleted' => true, 'previous' => $row ) );
	}
}
