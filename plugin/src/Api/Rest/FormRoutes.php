<?php

declare(strict_types=1);

namespace Vestibule\Api\Rest;

use Closure;
use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\PageHeaders;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Schema;
use Vestibule\Entries\Access;
use Vestibule\Form\Programs\FormCatalog;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Forms by their public number, for programs that read entries or send forms: GET vestibule/v1/forms, forms/{number} and
 * forms/{number}/schema. Who may read the entries of a form sees it. The editor's own route is wp/v2/vestibule-forms.
 */
final class FormRoutes {

	public const FORM = '/forms/(?P<number>[0-9]{1,9})';

	public function __construct( private readonly Schema $schema, private readonly Access $rights, private readonly FormCatalog $forms ) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/forms',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->list( ... ),
					'permission_callback' => fn (): bool|WP_Error => $this->rights->mayOpen() ? true : self::refusal(),
					'args'                => ContractArgs::of( $this->schema->read( 'forms-query' ) ),
				),
				'schema' => fn (): array => $this->schema->read( 'forms-row' ),
			)
		);
		register_rest_route( Rest::SPACE, self::FORM, array( $this->route( $this->read( ... ) ), 'schema' => fn (): array => $this->schema->read( 'forms-form' ) ) );
		register_rest_route( Rest::SPACE, self::FORM . '/schema', array( $this->route( $this->answers( ... ) ) ) );
	}

	/**
	 * From the address: a body's `number` would win in WordPress's own order.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function number( WP_REST_Request $request ): int {
		$number = $request->get_url_params()['number'] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	public static function refusal(): WP_Error {
		return Rest::refusal( 'vestibule_forms_forbidden', __( 'You may not read the entries of this form.', 'vestibule' ) );
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_form', __( 'There is no form with this number.', 'vestibule' ), array( 'status' => 404 ) );
	}

	/**
	 * @param Closure(WP_REST_Request<array<string, mixed>>): (WP_REST_Response|WP_Error) $callback
	 * @return array<string, mixed>
	 */
	private function route( Closure $callback ): array {
		return array(
			'methods'             => 'GET',
			'callback'            => $callback,
			'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error => $this->rights->mayRead( self::number( $request ) ) ? true : self::refusal(),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$query = array_intersect_key( $request->get_params(), $this->schema->defaults( 'forms-query' ) );
		$page  = $this->forms->page( $query, $this->rights->forms() );
		return $page instanceof WP_Error ? $page : PageHeaders::add( new WP_REST_Response( $page->items ), $request, $page->total, $page->pages() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->forms->find( self::number( $request ) );
		return null === $form ? self::missing() : new WP_REST_Response( $form );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function answers( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$schema = $this->forms->schema( self::number( $request ) );
		return null === $schema ? self::missing() : new WP_REST_Response( $schema );
	}
}
