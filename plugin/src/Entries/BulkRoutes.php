<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Changes up to five hundred entries at once: POST vestibule/v1/entries/status and entries/stars, and DELETE
 * vestibule/v1/entries.
 */
final class BulkRoutes {

	public function __construct(
		private readonly Routes $routes,
		private readonly Rows $rows,
		private readonly Changes $changes,
	) {}

	public function register(): void {
		$ids     = $this->routes->takes( 'entries-change', array( 'ids' ) );
		$starred = array( 'starred' => array( 'type' => 'boolean', 'required' => true ) );
		$this->routes->add( 'POST', Routes::ENTRIES . '/status', $this->routes->takes( 'entries-change', array( 'ids', 'status', 'appointment' ) ), '', $this->mark( ... ) );
		$this->routes->add( 'POST', Routes::ENTRIES . '/stars', $ids + $starred, '', $this->star( ... ) );
		$this->routes->add( 'DELETE', Routes::ENTRIES, $ids, '', $this->delete( ... ) );
	}

	/**
	 * Entries that are gone are passed over; the answer names those that were marked, and those that came back without
	 * their appointment.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function mark( WP_REST_Request $request ): array {
		$entries = $this->rows->findAll( Routes::ids( $request ) );
		$lost    = $this->changes->change( $entries, is_string( $request['status'] ) ? $request['status'] : '', 'cancel' === $request['appointment'] );
		$answer  = array( 'marked' => array_map( static fn( Entry $entry ): int => $entry->id, $entries ) );
		if ( array() !== $lost ) {
			$answer['unbooked'] = array_map( static fn( int $id, string $reason ): array => array( 'id' => $id, 'reason' => $reason ), array_keys( $lost ), $lost );
		}
		return $answer;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function star( WP_REST_Request $request ): array {
		$ids        = array_map( static fn( Entry $entry ): int => $entry->id, $this->rows->findAll( Routes::ids( $request ) ) );
		$is_starred = true === $request['starred'];
		$this->changes->star( $ids, $is_starred );
		return array( 'ids' => $ids, 'starred' => $is_starred );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->changes->delete( $this->rows->findAll( Routes::ids( $request ) ) );
	}
}
