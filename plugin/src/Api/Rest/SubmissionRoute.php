<?php

declare(strict_types=1);

namespace Vestibule\Api\Rest;

use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\Rest;
use Vestibule\Api\Refused;
use Vestibule\Contracts\Programs\SubmissionContext;
use Vestibule\Contracts\Schema;
use Vestibule\Entries\Access;
use Vestibule\Form\Programs\Submissions;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a form: POST vestibule/v1/forms/{number}/submissions, for who may read and change its entries. Visitors have a
 * call of their own, with what keeps machines out.
 */
final class SubmissionRoute {

	public function __construct( private readonly Schema $schema, private readonly Access $rights, private readonly Submissions $submissions ) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			FormRoutes::FORM . '/submissions',
			array(
				array(
					'methods'             => 'POST',
					'callback'            => $this->submit( ... ),
					'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error => $this->rights->mayRead( FormRoutes::number( $request ) ) ? true : FormRoutes::refusal(),
					'args'                => ContractArgs::of( $this->schema->read( 'submission' ) ),
				),
				'schema' => fn (): array => $this->schema->read( 'submission-result' ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function submit( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$user    = get_current_user_id();
		$context = SubmissionContext::read( array_intersect_key( $request->get_params(), array_flip( array( 'source_url', 'language', 'key' ) ) ), $user );
		$values  = $request['values'];
		$result  = $this->submissions->submit( FormRoutes::number( $request ), is_array( $values ) ? $values : array(), $context );
		if ( ! $result->isStored() ) {
			return Refused::answer( $result );
		}
		$answer = new WP_REST_Response( array( 'id' => $result->entryId, 'message' => $result->message, 'redirectUrl' => $result->redirectUrl ), 201 );
		$answer->header( 'Location', rest_url( Rest::SPACE . "/entries/{$result->entryId}" ) );
		return $answer;
	}
}
