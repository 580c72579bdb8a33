<?php

declare(strict_types=1);

namespace Vestibule\Webhook\Routes;

use Vestibule\Contracts\Clock;
use Vestibule\Contracts\SettingsRefused;
use Vestibule\Webhook\Request;
use Vestibule\Webhook\Secrets;
use Vestibule\Webhook\Webhooks;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** POST …/check says what is wrong with a webhook that is being edited; POST …/secret makes its secret, shown once. */
final class SettingsRoutes extends FormRoute {

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Secrets $secrets,
		private readonly Request $request,
		private readonly Clock $clock,
	) {}

	public function register(): void {
		$this->route( 'POST', '/check', $this->check( ... ) );
		$this->route( 'POST', '/secret', $this->secret( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function check( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sent   = $request['webhook'];
		$faults = $this->webhooks->faults( $sent );
		$url    = is_array( $sent ) && is_string( $sent['url'] ?? null ) ? trim( $sent['url'] ) : '';
		$fault  = isset( $faults['url'] ) ? '' : $this->request->fault( $url );
		$faults = '' === $fault ? $faults : array( 'url' => $fault ) + $faults;
		return array() === $faults ? new WP_REST_Response( array() ) : SettingsRefused::answer( $faults );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function secret( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$id = $request['webhook'];
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[a-z0-9][a-z0-9-]{0,39}$/D', $id ) ) {
			return new WP_Error( 'vestibule_no_webhook', __( 'There is no such webhook.', 'vestibule' ), array( 'status' => 400 ) );
		}
		return new WP_REST_Response( array( 'secret' => $this->secrets->renew( $form, $id, $this->clock->now()->getTimestamp() ) ) );
	}
}
