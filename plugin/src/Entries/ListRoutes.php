<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\Rest;
use WP_REST_Request;
use WP_REST_Response;

/** Reads many entries: GET vestibule/v1/entries and GET vestibule/v1/entries/overview. */
final class ListRoutes {

	public function __construct(
		private readonly RestArgs $args,
		private readonly Guard $guard,
		private readonly Access $access,
		private readonly Rows $rows,
		private readonly Payload $payload,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/entries',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->guard->answering( $this->list( ... ) ),
					'permission_callback' => $this->guard->open( ... ),
					'args'                => $this->args->query(),
				),
				'schema' => fn(): array => $this->args->schema( 'entries-row' ),
			)
		);
		register_rest_route(
			Rest::SPACE,
			'/entries/overview',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->guard->answering( $this->overview( ... ) ),
					'permission_callback' => $this->guard->open( ... ),
				),
				'schema' => fn(): array => $this->args->schema( 'entries-overview' ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		$filter  = new Filter(
			$this->stringOrEmpty( $request['status'] ),
			$this->number( $request['form'] ),
			$this->stringOrEmpty( $request['search'] ),
			$this->access->forms(),
			$this->stringOrEmpty( $request['mail'] )
		);
		$perPage = max( 1, $this->number( $request['per_page'] ) );
		$total   = $this->rows->count( $filter );
		$entries = $this->rows->page(
			$filter,
			max( 1, $this->number( $request['page'] ) ),
			$perPage,
			$this->stringOrEmpty( $request['orderby'] ),
			$this->stringOrEmpty( $request['order'] )
		);
		$answer  = new WP_REST_Response( $this->payload->rows( $entries ) );
		$answer->header( 'X-WP-Total', (string) $total );
		$answer->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $perPage ) );
		return $answer;
	}

	private function overview(): WP_REST_Response {
		$allowed = $this->access->forms();
		$counts  = array();
		foreach ( array( 'any', 'unread', 'read', 'spam', 'trash' ) as $status ) {
			$counts[ $status ] = $this->rows->count( new Filter( $status, allowed: $allowed ) );
		}
		$forms = array_values( array_filter( $this->rows->forms(), $this->access->mayRead( ... ) ) );
		return new WP_REST_Response(
			array(
				'counts' => $counts,
				'unsent' => $this->rows->count( new Filter( allowed: $allowed, mail: 'unsent' ) ),
				'forms'  => array_map( $this->payload->form( ... ), $forms ),
			)
		);
	}

	private function stringOrEmpty( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	private function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
