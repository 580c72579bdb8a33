<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\PageHeaders;
use Vestibule\Ajax\Rest;
use Vestibule\Ajax\RestRoutes;
use Vestibule\Entries\Find\QueryReader;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Lists entries: GET vestibule/v1/entries, entries/overview for what stands around the list, entries/ids for actions on
 * all that match, and entries/{id}/neighbours.
 *
 * @phpstan-import-type Request from Routes
 */
final class ListRoutes {

	/** As many ids as the routes that change entries take at once. */
	private const PIECE = 500;

	public function __construct( private readonly Routes $routes, private readonly Parts $parts, private readonly QueryReader $query ) {}

	public function register(): void {
		$query = $this->routes->takes( 'entries-query' );
		$after = array( 'after' => array( 'type' => 'integer', 'default' => 0, 'minimum' => 0 ) );
		$this->routes->add( 'GET', Routes::ENTRIES, $query, 'entries-row', $this->list( ... ) );
		$this->routes->add( 'GET', Routes::ENTRIES . '/overview', array(), 'entries-overview', fn (): array => $this->overview() );
		$this->routes->add( 'GET', Routes::ENTRIES . '/ids', $query + $after, '', $this->ids( ... ) );
		$this->routes->add(
			'GET',
			Routes::ONE . '/neighbours',
			$query,
			'',
			fn ( WP_REST_Request $request ): array => $this->parts->listing()->neighbours( $this->query->filter( $request ), $this->query->sorting( $request ), RestRoutes::number( $request ) )
		);
	}

	/** @param Request $request */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		$listing = $this->parts->listing();
		$filter  = $this->query->filter( $request );
		$page    = max( 1, $this->number( $request['page'] ) );
		$perPage = max( 1, $this->number( $request['per_page'] ) );
		$names   = is_array( $request['answers'] ) ? array_values( array_filter( $request['answers'], is_string( ... ) ) ) : array();
		$rows    = $this->parts->payload()->rows( $listing->page( $filter, $this->query->sorting( $request ), $page, $perPage ), $names );
		[ $total, $more ] = $listing->count( $filter, $page, $perPage );
		$answer = PageHeaders::add( new WP_REST_Response( $rows ), $request, $total, (int) ceil( $total / $perPage ) );
		if ( $more ) {
			$answer->header( 'X-Vestibule-More', '1' );
		}
		return $answer;
	}

	/** @return array<string, mixed> */
	private function overview(): array {
		$access    = $this->parts->access();
		$rows      = $this->parts->table();
		$deletions = $this->parts->deletions();
		$payload   = $this->parts->payload();
		$allowed   = $access->forms();
		$counts    = $rows->countByStatus( $allowed ) + array_fill_keys( array( 'unread', 'read', 'spam', 'trash' ), 0 );
		return array(
			'counts'  => array( 'any' => $counts['unread'] + $counts['read'], 'unread' => $counts['unread'], 'read' => $counts['read'], 'spam' => $counts['spam'], 'trash' => $counts['trash'] ),
			'unsent'  => $rows->count( new Filter( allowed: $allowed, mail: 'unsent' ) ),
			'starred' => $rows->count( new Filter( allowed: $allowed, starred: true ) ),
			'forms'   => array_map(
				static fn ( int $form ): array => $payload->form( $form ) + array( 'days' => $deletions->formDays( $form ), 'link' => $deletions->formLink( $form ) ),
				array_values( array_filter( $rows->forms(), $access->mayRead( ... ) ) )
			),
			'spam'    => array( 'days' => $deletions->spamDays(), 'link' => current_user_can( Rest::OWNERS ) ? admin_url( 'admin.php?page=vestibule-spam' ) : '' ),
		);
	}

	/**
	 * @param Request $request
	 * @return array<string, mixed>
	 */
	private function ids( WP_REST_Request $request ): array {
		$entries = $this->parts->listing()->after( $this->query->filter( $request ), $this->number( $request['after'] ), self::PIECE );
		$last    = count( $entries ) < self::PIECE ? null : end( $entries );
		return array(
			'entries' => array_map( static fn ( Entry $entry ): array => array( 'id' => $entry->id, 'status' => $entry->status->value ), $entries ),
			'after'   => $last instanceof Entry ? $last->id : null,
		);
	}

	private function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
