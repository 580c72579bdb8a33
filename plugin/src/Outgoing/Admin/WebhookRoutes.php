<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Contract\FormWebhooks;
use Vestibule\Contract\FormWebhooks\Webhook as WebhookSettings;
use Vestibule\Forms\ExampleEntry;
use Vestibule\Forms\FormNumbers;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Setting\SettingsRefused;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Outgoing\DeliveryLog;
use Vestibule\Outgoing\Webhook\Request;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Outgoing\Webhook\Webhook;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes of the form editor for webhooks, under vestibule/v1/forms/{post}/webhooks (see the contract
 * `webhooks-editor`). Deliveries contain visitors' answers, so only users who can read the entries of the form can see
 * them.
 *
 * @phpstan-type RestRequest WP_REST_Request<array<string, mixed>>
 * @phpstan-type Answer array<string, mixed>|WP_Error
 */
final class WebhookRoutes {

	public function __construct(
		private readonly FormNumbers $numbers,
		private readonly DeliveryLog $sent,
		private readonly Request $request,
		private readonly ExampleEntry $example,
		private readonly EditorLimits $limits,
		private readonly Clock $clock,
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$routes = EditorLimits::routes();
		$path   = RestRoutes::FORM . '/webhooks';
		$routes->add( 'GET', $path, $this->webhooks( ... ) );
		$routes->add( 'POST', "{$path}/check", $this->checkWebhook( ... ) );
		$routes->add( 'POST', "{$path}/secret", $this->renewSecret( ... ) );
		$routes->add( 'POST', "{$path}/test", $this->testWebhook( ... ) );
		$routes->add( 'POST', "{$path}/deliveries/(?P<delivery>[0-9]{1,18})", $this->deliverAgain( ... ) );
	}

	/**
	 * @param RestRequest $request
	 * @return array<string, mixed>
	 */
	private function webhooks( WP_REST_Request $request ): array {
		$form     = RestRoutes::number( $request );
		$number   = $this->numbers->forPost( $form );
		$may_read = ( new Access() )->mayRead( $number );
		return array(
			'secrets'    => ( new Secrets() )->names( $form ),
			'mayRead'    => $may_read,
			'deliveries' => $may_read ? $this->sent->deliveriesOfForm( $number ) : array(),
		);
	}

	/**
	 * Returns the errors in the webhook that the user is editing.
	 *
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function checkWebhook( WP_REST_Request $request ): array|WP_Error {
		$sent   = $request['webhook'];
		$faults = $this->limits->faults( FormWebhooks::CONTRACT, $sent );
		$url    = is_array( $sent ) && is_string( $sent['url'] ?? null ) ? trim( $sent['url'] ) : '';
		$fault  = isset( $faults['url'] ) ? '' : $this->request->fault( $url );
		$faults = '' === $fault ? $faults : array( 'url' => $fault ) + $faults;
		return array() === $faults ? array() : SettingsRefused::answer( $faults );
	}

	/**
	 * Creates a new secret. Only this response contains the secret.
	 *
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function renewSecret( WP_REST_Request $request ): array|WP_Error {
		$id = $request['webhook'];
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[a-z0-9][a-z0-9-]{0,39}$/D', $id ) ) {
			return new WP_Error(
				'vestibule_no_webhook',
				__( 'Webhook not found.', 'vestibule' ),
				array( 'status' => 400 )
			);
		}
		return array(
			'secret' => ( new Secrets() )->renew(
				RestRoutes::number( $request ),
				$id,
				$this->clock->now()->getTimestamp()
			),
		);
	}

	/**
	 * Sends an example to the URL that the user is editing, and returns the response of the endpoint. Stores nothing.
	 *
	 * @param RestRequest $asked
	 * @return Answer
	 */
	private function testWebhook( WP_REST_Request $asked ): array|WP_Error {
		$form   = RestRoutes::number( $asked );
		$sent   = $asked['webhook'];
		$faults = $this->limits->faults( FormWebhooks::CONTRACT, $sent );
		if ( array() !== $faults || ! is_array( $sent ) ) {
			return SettingsRefused::answer( $faults );
		}
		$webhook = new Webhook( WebhookSettings::from( $sent ) );
		if ( '' === $webhook->url ) {
			return SettingsRefused::answer( array( 'url' => __( 'Enter a URL first.', 'vestibule' ) ) );
		}
		$refused = $this->limits->refusal( 'test_webhook' );
		if ( null !== $refused ) {
			return $refused;
		}
		$entry   = $this->example->make( $this->numbers->forPost( $form ) );
		$id      = 'msg_test_' . bin2hex( random_bytes( 8 ) );
		$request = $this->request;
		$reply   = $request->send( $entry, $form, $webhook, $id );
		return array(
			'taken'  => $reply->isTaken(),
			'code'   => $reply->code,
			'answer' => $reply->answer,
			'fault'  => $reply->fault,
			'body'   => json_decode( $request->body( $entry, $webhook, $id ) ),
		);
	}

	/**
	 * @param RestRequest $request
	 * @return Answer
	 */
	private function deliverAgain( WP_REST_Request $request ): array|WP_Error {
		$number = $this->numbers->forPost( RestRoutes::number( $request ) );
		if ( ! ( new Access() )->mayRead( $number ) ) {
			return Rest::refusal(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to read the entries of this form.', 'vestibule' )
			);
		}
		$reason = $this->sent->deliverAgainOfForm( $number, RestRoutes::number( $request, 'delivery' ) );
		return DeliveryLog::refusal( $reason ) ?? $this->webhooks( $request );
	}
}
