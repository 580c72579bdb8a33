<?php

declare(strict_types=1);

namespace Vestibule\Webhook\Routes;

use Vestibule\Ajax\RateLimit;
use Vestibule\Contracts\SettingsRefused;
use Vestibule\Form\ExampleEntry;
use Vestibule\Webhook\Request;
use Vestibule\Webhook\Webhook;
use Vestibule\Webhook\Webhooks;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** POST …/test: an example to the address as it is being edited, and what its receiver answered. It stores nothing. */
final class TestRoute extends FormRoute {

	/** Tests of one person in an hour. */
	private const MOST = 30;

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Request $request,
		private readonly ExampleEntry $example,
		private readonly RateLimit $rates,
	) {}

	public function register(): void {
		$this->route( 'POST', '/test', $this->test( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function test( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$sent   = $request['webhook'];
		$faults = $this->webhooks->faults( $sent );
		if ( array() !== $faults || ! is_array( $sent ) ) {
			return SettingsRefused::answer( $faults );
		}
		$webhook = new Webhook( $sent );
		if ( '' === $webhook->url ) {
			return SettingsRefused::answer( array( 'url' => __( 'Give an address first.', 'vestibule' ) ) );
		}
		$user = get_current_user_id();
		if ( ! $this->rates->allows( 'test_webhook', "user {$user}", self::MOST, HOUR_IN_SECONDS ) ) {
			return new WP_Error( 'vestibule_too_many_tests', __( 'That were many tests. Send the next one in an hour.', 'vestibule' ), array( 'status' => 429 ) );
		}
		$entry = $this->example->make( $this->formNumber( $form ) );
		$id    = 'msg_test_' . bin2hex( random_bytes( 8 ) );
		$reply = $this->request->send( $entry, $form, $webhook, $id );
		return new WP_REST_Response(
			array(
				'taken'  => $reply->isTaken(),
				'code'   => $reply->code,
				'answer' => $reply->answer,
				'fault'  => $reply->fault,
				'body'   => json_decode( $this->request->body( $entry, $webhook, $id ) ),
			)
		);
	}
}
