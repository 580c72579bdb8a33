<?php

declare(strict_types=1);

namespace Vestibule\Entries\Edit;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\EntryEditing;
use Vestibule\Entries\Guard;
use Vestibule\Entries\RestArgs;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Edits what was answered: GET and POST vestibule/v1/entries/{id}/answers. */
final class AnswerRoutes {

	public function __construct(
		private readonly RestArgs $args,
		private readonly Guard $guard,
		private readonly EntryEditing $editing,
		private readonly AnswerChange $change,
	) {}

	public function register(): void {
		$values = array(
			'type'                 => 'object',
			'required'             => true,
			'maxProperties'        => 300,
			'additionalProperties' => array( 'type' => array( 'string', 'array' ), 'items' => array( 'type' => 'string', 'maxLength' => 1000 ), 'maxItems' => 200, 'maxLength' => 20000 ),
		);
		register_rest_route(
			Rest::SPACE,
			'/entries/(?P<id>[0-9]{1,18})/answers',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->guard->answering( $this->read( ... ) ),
					'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
				),
				array(
					'methods'             => 'POST',
					'callback'            => $this->guard->answering( $this->change( ... ) ),
					'permission_callback' => $this->guard->answering( $this->guard->one( ... ) ),
					'args'                => array( 'values' => $values ),
				),
				'schema' => fn (): array => $this->args->schema( 'entries-answer' ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$answers = $this->editing->answers( $this->guard->id( $request ) );
		return null === $answers ? AnswerChange::gone() : new WP_REST_Response( $answers );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$values  = $request['values'];
		$changes = $this->change->change( $this->guard->id( $request ), is_array( $values ) ? $values : array() );
		return $changes instanceof WP_Error ? $changes : new WP_REST_Response( array( 'changes' => $changes ) );
	}
}
