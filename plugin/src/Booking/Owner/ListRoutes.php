<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Closure;
use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\PageHeaders;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reads bookings: GET vestibule/v1/bookings, bookings/days, bookings/sources, bookings/free and bookings/{id}. */
final class ListRoutes {

	public const BOOKINGS = '/bookings';
	public const ONE      = '/bookings/(?P<id>[0-9]{1,18})';

	/** What says nothing of a number a day. */
	private const OF_LISTS = array( 'page' => true, 'per_page' => true, 'orderby' => true, 'order' => true );

	public function __construct(
		private readonly Schema $schema,
		private readonly Guard $guard,
		private readonly BookingCatalog $bookings,
	) {}

	public function register(): void {
		$args = ContractArgs::of( $this->schema->read( 'bookings-query' ) );
		$days = array_diff_key( $args, self::OF_LISTS );
		unset( $days['status']['default'] );
		$this->route( self::BOOKINGS, $this->list( ... ), $args, fn (): array => $this->schema->read( 'bookings-row' ) );
		$this->route( self::BOOKINGS . '/days', $this->days( ... ), $days );
		$this->route( self::BOOKINGS . '/sources', fn (): WP_REST_Response => new WP_REST_Response( $this->bookings->sources() ), array(), fn (): array => $this->schema->read( 'bookings-sources' ) );
		$this->route( self::ONE, $this->one( ... ), array(), fn (): array => $this->schema->read( 'bookings-row' ) );
		$this->route( self::BOOKINGS . '/free', $this->free( ... ), ContractArgs::of( $this->schema->read( 'booking-free' ) ), fn (): array => $this->schema->read( 'booking-time' ) );
	}

	/**
	 * @param non-falsy-string $route
	 * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
	 * @param array<string, array<string, mixed>>                                         $args
	 * @param (Closure(): array<string, mixed>)|null                                      $schema Of what it answers.
	 */
	private function route( string $route, Closure $callback, array $args, ?Closure $schema = null ): void {
		$handler = array( 'methods' => 'GET', 'callback' => $this->guard->answering( $callback ), 'permission_callback' => $this->guard->open( ... ), 'args' => $args );
		register_rest_route( Rest::SPACE, $route, array( $handler ) + ( null === $schema ? array() : array( 'schema' => $schema ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = $this->bookings->page( $this->asked( $request ), $this->guard->forms() );
		return $page instanceof WP_Error ? $page : PageHeaders::add( new WP_REST_Response( $page->items ), $request, $page->total, $page->pages() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function days( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$days = $this->bookings->days( array_diff_key( $this->asked( $request ), self::OF_LISTS ), $this->guard->forms() );
		return $days instanceof WP_Error ? $days : new WP_REST_Response( (object) $days );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function one( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$booking = $this->bookings->find( $this->guard->id( $request ), $this->guard->forms() );
		return null === $booking ? Guard::missing() : new WP_REST_Response( $booking );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function free( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$times = $this->bookings->free( array_intersect_key( $request->get_params(), array( 'event' => 0, 'from' => '', 'to' => '', 'host' => 0 ) ) );
		return $times instanceof WP_Error ? $times : new WP_REST_Response( $times );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function asked( WP_REST_Request $request ): array {
		return array_intersect_key( $request->get_params(), $this->schema->defaults( 'bookings-query' ) );
	}
}
