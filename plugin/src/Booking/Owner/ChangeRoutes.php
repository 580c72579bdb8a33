<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Closure;
use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Programs\BookingWriting;
use Vestibule\Contracts\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Makes and changes bookings: POST vestibule/v1/bookings, bookings/{id}/move, …/cancel, …/restore and …/missed, for who
 * may read the entry. Time is taken out by POST blocks and given back by DELETE blocks/{id}.
 */
final class ChangeRoutes {

	private const BLOCK = '/blocks/(?P<id>[0-9]{1,18})';

	public function __construct(
		private readonly Schema $schema,
		private readonly Guard $guard,
		private readonly BookingCatalog $bookings,
		private readonly BookingWriting $writing,
	) {}

	public function register(): void {
		$this->change( 'move', $this->schema->read( 'booking-move' ), fn ( int $id, array $given ): array|WP_Error => $this->writing->move( $id, $given ) );
		$this->change( 'cancel', $this->schema->read( 'booking-cancel' ), fn ( int $id, array $given ): array|WP_Error => $this->writing->cancel( $id, $given ) );
		$this->change( 'restore', $this->schema->read( 'booking-restore' ), fn ( int $id, array $given ): array|WP_Error => $this->writing->restore( $id, $given ) );
		$this->change( 'missed', $this->schema->read( 'booking-missed' ), fn ( int $id, array $given ): array|WP_Error => $this->writing->missed( $id, $given ) );
		$new = ContractArgs::of( $this->schema->read( 'booking-new' ) );
		$this->route( ListRoutes::BOOKINGS, 'POST', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->book( $request, $new ), $this->guard->open( ... ), $new );
		$args  = ContractArgs::of( $this->schema->read( 'block-new' ) );
		$block = fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => self::answer( $this->writing->block( array_intersect_key( $request->get_params(), $args ) ), 201 );
		$this->route( '/blocks', 'POST', $block, $this->guard->all( ... ), $args );
		$this->route( self::BLOCK, 'DELETE', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->unblock( $request ), $this->guard->all( ... ), array() );
	}

	/**
	 * @param array<string, mixed>                                                     $contract
	 * @param Closure(int, array<string, mixed>): (array<string, mixed>|WP_Error) $work
	 */
	private function change( string $what, array $contract, Closure $work ): void {
		$args     = ContractArgs::of( $contract );
		$callback = function ( WP_REST_Request $request ) use ( $args, $work ): WP_REST_Response|WP_Error {
			$id = $this->guard->id( $request );
			return null === $this->bookings->find( $id, $this->guard->forms() ) ? Guard::missing() : self::answer( $work( $id, array_intersect_key( $request->get_params(), $args ) ) );
		};
		$this->route( ListRoutes::ONE . "/{$what}", 'POST', $callback, $this->guard->open( ... ), $args );
	}

	/**
	 * @param non-falsy-string $route
	 * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
	 * @param Closure(): (true|WP_Error)                                                  $permission
	 * @param array<string, array<string, mixed>>                                         $args
	 */
	private function route( string $route, string $method, Closure $callback, Closure $permission, array $args ): void {
		register_rest_route(
			Rest::SPACE,
			$route,
			array(
				array( 'methods' => $method, 'callback' => $this->guard->answering( $callback ), 'permission_callback' => $permission, 'args' => $args ),
				'schema' => fn (): array => $this->schema->read( 'bookings-row' ),
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param array<string, mixed>                  $args
	 */
	private function book( WP_REST_Request $request, array $args ): WP_REST_Response|WP_Error {
		$answer = self::answer( $this->writing->book( array_intersect_key( $request->get_params(), $args ), $this->guard->forms() ), 201 );
		$row    = $answer instanceof WP_Error ? null : $answer->get_data();
		if ( $answer instanceof WP_REST_Response && is_array( $row ) && is_int( $row['id'] ?? null ) ) {
			$answer->header( 'Location', rest_url( Rest::SPACE . ListRoutes::BOOKINGS . "/{$row['id']}" ) );
		}
		return $answer;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function unblock( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$row = $this->writing->unblock( $this->guard->id( $request ) );
		return $row instanceof WP_Error ? $row : new WP_REST_Response( array( 'deleted' => true, 'previous' => $row ) );
	}

	/** @param array<array-key, mixed>|WP_Error $result */
	private static function answer( array|WP_Error $result, int $status = 200 ): WP_REST_Response|WP_Error {
		return $result instanceof WP_Error ? $result : new WP_REST_Response( $result, $status );
	}
}
