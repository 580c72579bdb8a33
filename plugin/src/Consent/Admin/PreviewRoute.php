<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Consent\Notice;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use WP_REST_Request;
use WP_REST_Response;

/** The notice as it would be with settings that are not saved: POST vestibule/v1/consent-preview. It stores nothing. */
final class PreviewRoute {

	public function __construct(
		private readonly Schema $schema,
		private readonly Settings $settings,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/consent-preview',
			array(
				'methods'             => 'POST',
				'callback'            => fn ( WP_REST_Request $request ): WP_REST_Response => new WP_REST_Response( array( 'html' => $this->render( $request['settings'] ) ) ),
				'permission_callback' => Access::check( ... ),
				'args'                => array( 'settings' => array( 'required' => true ) + array_diff_key( $this->schema->read( 'consent' ), array( '$schema' => '', 'required' => '' ) ) ),
			)
		);
	}

	private function render( mixed $values ): string {
		$notice = new Notice( $this->settings->with( $values ) );
		return $notice->render() . ( $notice->hasControl() ? $notice->control( 'is-floating' ) : '' );
	}
}
