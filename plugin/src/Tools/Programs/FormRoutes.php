<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Forms by their public number, for programs that read entries or send forms: GET vestibule/v1/forms, forms/{number} and
 * forms/{number}/schema, POST forms/{number}/submissions. The right to read the entries of a form opens them. The
 * editor's own route is wp/v2/vestibule-forms, and visitors have a call with what keeps machines out.
 *
 * @phpstan-type Request WP_REST_Request<array<string, mixed>>
 */
final class FormRoutes {

	private const FORM = '/forms/(?P<number>[0-9]{1,9})';

	public function __construct(
		private readonly Schema $schema,
		private readonly Access $rights,
		private readonly FormCatalog $forms,
		private readonly Submissions $submissions,
	) {}

	public function register(): void {
		$routes = new RestRoutes( $this->may( ... ), $this->schema );
		$routes->add( 'GET', '/forms', $this->list( ... ), RestRoutes::args( $this->schema->read( 'forms-query' ) ), 'forms-row' );
		$routes->add( 'GET', self::FORM, fn ( WP_REST_Request $request ): array|WP_Error => $this->forms->find( self::number( $request ) ) ?? self::missing(), answers: 'forms-form' );
		$routes->add( 'GET', self::FORM . '/schema', fn ( WP_REST_Request $request ): array|WP_Error => $this->forms->schema( self::number( $request ) ) ?? self::missing() );
		$routes->add( 'POST', self::FORM . '/submissions', $this->submit( ... ), RestRoutes::args( $this->schema->read( 'submission' ) ), 'submission-result' );
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_form', __( 'There is no form with this number.', 'vestibule' ), array( 'status' => 404 ) );
	}

	/** @return array{id: int, message: string, redirectUrl: string}|WP_Error In the shape of the contract submission-result. */
	public static function submitted( SubmissionResult $result ): array|WP_Error {
		if ( $result->isStored() ) {
			return array( 'id' => $result->entryId, 'message' => $result->message, 'redirectUrl' => $result->redirectUrl );
		}
		$first = array_values( $result->errors )[0][0] ?? '';
		$words = 422 === $result->status || '' === $first ? __( 'Some answers do not fit the form. Nothing was saved.', 'vestibule' ) : $first;
		$data  = array( 'status' => $result->status, 'errors' => array_is_list( $result->errors ) ? (object) $result->errors : $result->errors );
		return new WP_Error( 'vestibule_not_submitted', $words, $data + array_filter( array( 'data' => $result->data ) ) );
	}

	/**
	 * The list is for readers of any form.
	 *
	 * @param Request $request
	 */
	private function may( WP_REST_Request $request ): true|WP_Error {
		$form = self::number( $request );
		return ( 0 === $form ? $this->rights->mayOpen() : $this->rights->mayRead( $form ) )
			? true
			: Rest::refusal( 'vestibule_forms_forbidden', __( 'You may not read the entries of this form.', 'vestibule' ) );
	}

	/** @param Request $request */
	private static function number( WP_REST_Request $request ): int {
		return RestRoutes::number( $request, 'number' );
	}

	/** @param Request $request */
	private function list( WP_REST_Request $request ): Page|WP_Error {
		return $this->forms->page( array_intersect_key( $request->get_params(), $this->schema->defaults( 'forms-query' ) ), $this->rights->forms() );
	}

	/** @param Request $request */
	private function submit( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$context = SubmissionContext::read( array_intersect_key( $request->get_params(), array_flip( array( 'source_url', 'language', 'key' ) ) ), get_current_user_id() );
		$values  = $request['values'];
		$sent    = self::submitted( $this->submissions->submit( self::number( $request ), is_array( $values ) ? $values : array(), $context ) );
		if ( $sent instanceof WP_Error ) {
			return $sent;
		}
		$answer = new WP_REST_Response( $sent, 201 );
		$answer->header( 'Location', rest_url( Rest::SPACE . "/entries/{$sent['id']}" ) );
		return $answer;
	}
}
