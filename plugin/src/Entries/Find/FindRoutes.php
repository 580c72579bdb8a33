<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Contracts\StorageFault;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Routes;
use WP_REST_Request;

/**
 * What a filter holds, without the entries' contents: the ids in turn, for actions on all that match, and those beside
 * one entry.
 */
final class FindRoutes {

	/** As many as the routes that change entries take at once. */
	private const PIECE = 500;

	public function __construct(
		private readonly Routes $routes,
		private readonly Listing $listing,
		private readonly QueryReader $query,
	) {}

	public function register(): void {
		$after = array( 'after' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) );
		$query = $this->routes->takes( 'entries-query' );
		$this->routes->add( 'GET', Routes::ENTRIES . '/ids', $query + $after, '', $this->ids( ... ) );
		$this->routes->add( 'GET', Routes::ONE . '/neighbours', $query, '', $this->neighbours( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 * @throws StorageFault
	 */
	private function ids( WP_REST_Request $request ): array {
		$after   = $request['after'];
		$entries = $this->listing->after( $this->query->filter( $request ), is_numeric( $after ) ? (int) $after : 0, self::PIECE );
		$last    = count( $entries ) < self::PIECE ? null : end( $entries );
		return array(
			'entries' => array_map( static fn ( Entry $entry ): array => array( 'id' => $entry->id, 'status' => $entry->status->value ), $entries ),
			'after'   => $last instanceof Entry ? $last->id : null,
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 * @throws StorageFault
	 */
	private function neighbours( WP_REST_Request $request ): array {
		return $this->listing->neighbours( $this->query->filter( $request ), $this->query->sorting( $request ), Routes::number( $request, 'id' ) );
	}
}
