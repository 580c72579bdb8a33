<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Consent\Receipts;
use Vestibule\Contracts\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reads and erases what was chosen: GET and DELETE vestibule/v1/consent-receipts. */
final class ReceiptRoutes {

	public function __construct(
		private readonly Schema $schema,
		private readonly Receipts $receipts,
		private readonly ReceiptView $view,
	) {}

	public function register(): void {
		$number = array( 'type' => 'integer', 'minimum' => 1 );
		register_rest_route(
			Rest::SPACE,
			'/consent-receipts',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->list( ... ),
					'permission_callback' => Access::check( ... ),
					'args'                => array(
						'page'     => array( 'default' => 1, 'maximum' => 1_000_000 ) + $number,
						'per_page' => array( 'default' => 20, 'maximum' => 100 ) + $number,
					),
				),
				array(
					'methods'             => 'DELETE',
					'callback'            => $this->erase( ... ),
					'permission_callback' => Access::check( ... ),
					'args'                => array(
						'olderThan' => array( 'type' => 'integer', 'minimum' => 0, 'maximum' => $this->schema->limits( 'consent', 'keepReceipts' )[1], 'required' => true, 'description' => 'In days; 0 erases all.' ),
					),
				),
				'schema' => fn (): array => $this->schema->read( 'consent-receipt' ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return Access::answering(
			function () use ( $request ): WP_REST_Response {
				$size   = max( 1, $this->number( $request['per_page'] ) );
				$total  = $this->receipts->count();
				$answer = new WP_REST_Response( array_map( $this->view->shown( ... ), $this->receipts->page( max( 1, $this->number( $request['page'] ) ), $size ) ) );
				$answer->header( 'X-WP-Total', (string) $total );
				$answer->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $size ) );
				return $answer;
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function erase( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$days = $this->number( $request['olderThan'] );
		return Access::answering(
			fn (): WP_REST_Response => new WP_REST_Response( array( 'erased' => 0 === $days ? $this->receipts->eraseAll() : $this->receipts->purge( $days ) ) )
		);
	}

	private function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
