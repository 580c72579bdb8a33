<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Start;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\SettingsRefused;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST routes for forms on the screen "Get started": POST vestibule/v1/start/page (contract start-page) and POST
 * vestibule/v1/start/mail (contract start-mail).
 */
final class Routes {

	public function __construct(
		private readonly Schema $schema,
		private readonly FirstForms $forms,
		private readonly FormPage $page,
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		register_rest_route( Rest::SPACE, '/start/page', $this->route( 'start-page', $this->showOnPage( ... ) ) );
		register_rest_route( Rest::SPACE, '/start/mail', $this->route( 'start-mail', $this->sendMail( ... ) ) );
	}

	/**
	 * @param \Closure(array<string, mixed>): (WP_REST_Response|WP_Error) $answer Called with values that match the
	 * contract.
	 * @return array<string, mixed>
	 */
	private function route( string $contract, \Closure $answer ): array {
		return array(
			'methods'             => 'POST',
			'permission_callback' => static fn (): true|WP_Error => Rest::allow(
				Rest::OWNERS,
				'vestibule_start_forbidden',
				__( 'Sorry, you are not allowed to set up this site.', 'vestibule' )
			),
			'callback'            => function ( WP_REST_Request $request ) use (
				$contract,
				$answer
			): WP_REST_Response|WP_Error {
				$sent   = (array) $request->get_json_params() + $request->get_body_params();
				$faults = $this->schema->faults( $contract, $sent );
				return array() === $faults
					? $answer( $this->schema->fit( $contract, $sent ) )
					: SettingsRefused::answer( $faults );
			},
		);
	}

	/** @param array<string, mixed> $values */
	private function showOnPage( array $values ): WP_REST_Response|WP_Error {
		$page  = is_int( $values['page'] ) ? $values['page'] : 0;
		$form  = is_int( $values['form'] ) ? $values['form'] : 0;
		$fault = $page > 0 ? $this->page->fault( $page ) : '';
		if ( '' !== $fault ) {
			return SettingsRefused::answer( array( 'page' => $fault ) );
		}
		if (
			$form > 0 && ( FormPostType::NAME !== get_post_type( $form ) || 'publish' !== get_post_status( $form ) )
		) {
			return SettingsRefused::answer(
				array( 'form' => __( 'Form not found. Choose another one.', 'vestibule' ) )
			);
		}
		$form = $form > 0 ? $form : $this->forms->create( is_string( $values['template'] ) ? $values['template'] : '' );
		if ( null === $form ) {
			return SettingsRefused::answer( array( 'template' => __( 'Choose a template.', 'vestibule' ) ) );
		}
		if ( is_wp_error( $form ) ) {
			return $form;
		}
		$editor = $page > 0 ? $this->page->open( $page, $form ) : $this->page->create( $form );
		return is_wp_error( $editor ) ? $editor : new WP_REST_Response( array( 'editUrl' => $editor ) );
	}

	/** @param array<string, mixed> $values */
	private function sendMail( array $values ): WP_REST_Response|WP_Error {
		$addresses = is_string( $values['mailTo'] ) ? trim( $values['mailTo'] ) : '';
		if ( '' === $addresses ) {
			return SettingsRefused::answer(
				array( 'mailTo' => __( 'Enter at least one email address.', 'vestibule' ) )
			);
		}
		if ( array() === $this->forms->published() ) {
			return new WP_Error(
				'vestibule_no_form',
				__( 'No forms yet. Create one first.', 'vestibule' ),
				array( 'status' => 409 )
			);
		}
		$this->forms->sendMailTo( $addresses );
		return new WP_REST_Response( $this->forms->mail() );
	}
}
