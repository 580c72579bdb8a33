<?php

declare(strict_types=1);

namespace Vestibule\Api;

use Closure;
use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\PageHeaders;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Programs\SubmissionContext;
use Vestibule\Contracts\Programs\SubmissionResult;
use Vestibule\Contracts\Schema;
use Vestibule\Entries\Access;
use Vestibule\Form\Programs\FormCatalog;
use Vestibule\Form\Programs\Submissions;
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
		$this->route( 'GET', '/forms', 'forms-query', 'forms-row', $this->list( ... ) );
		$this->route( 'GET', self::FORM, '', 'forms-form', fn ( WP_REST_Request $request ): array|WP_Error => $this->forms->find( self::number( $request ) ) ?? self::missing() );
		$this->route( 'GET', self::FORM . '/schema', '', '', fn ( WP_REST_Request $request ): array|WP_Error => $this->forms->schema( self::number( $request ) ) ?? self::missing() );
		$this->route( 'POST', self::FORM . '/submissions', 'submission', 'submission-result', $this->submit( ... ) );
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
	 * @param non-falsy-string                                                            $path
	 * @param string                                                                      $takes   The contract of the arguments; empty for none.
	 * @param string                                                                      $answers The contract of the answer; empty for none.
	 * @param Closure(Request): (array<array-key, mixed>|WP_REST_Response|WP_Error)       $work
	 */
	private function route( string $method, string $path, string $takes, string $answers, Closure $work ): void {
		$handler = array(
			'methods'             => $method,
			'callback'            => static function ( WP_REST_Request $request ) use ( $work ): WP_REST_Response|WP_Error {
				$answer = $work( $request );
				return is_array( $answer ) ? new WP_REST_Response( $answer ) : $answer;
			},
			'permission_callback' => fn ( WP_REST_Request $request ): true|WP_Error => $this->isAllowed( self::number( $request ) )
				? true
				: Rest::refusal( 'vestibule_forms_forbidden', __( 'You may not read the entries of this form.', 'vestibule' ) ),
			'args'                => '' === $takes ? array() : ContractArgs::of( $this->schema->read( $takes ) ),
		);
		register_rest_route( Rest::SPACE, $path, array( $handler ) + ( '' === $answers ? array() : array( 'schema' => fn (): array => $this->schema->read( $answers ) ) ) );
	}

	/** @param int $form 0 stands for the list. */
	private function isAllowed( int $form ): bool {
		return 0 === $form ? $this->rights->mayOpen() : $this->rights->mayRead( $form );
	}

	/**
	 * From the address: a body's `number` would win in WordPress's own order.
	 *
	 * @param Request $request
	 */
	private static function number( WP_REST_Request $request ): int {
		$number = $request->get_url_params()['number'] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	/** @param Request $request */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$query = array_intersect_key( $request->get_params(), $this->schema->defaults( 'forms-query' ) );
		$page  = $this->forms->page( $query, $this->rights->forms() );
		return $page instanceof WP_Error ? $page : PageHeaders::add( new WP_REST_Response( $page->items ), $request, $page->total, $page->pages() );
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
