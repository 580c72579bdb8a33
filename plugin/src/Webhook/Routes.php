<?php

declare(strict_types=1);

namespace Vestibule\Webhook;

use Closure;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\SettingsRefused;
use Vestibule\Contracts\StorageFault;
use Vestibule\Form\ExampleEntry;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The routes below vestibule/v1/forms/{post}/webhooks, for those who may edit the form. A delivery holds what a visitor
 * typed, so deliveries ask for the right to read the entries of the form as well.
 *
 * @phpstan-type RestRequest WP_REST_Request<array<string, mixed>>
 */
final class Routes {

	/** Tests of one person in an hour. */
	private const MOST_TESTS = 30;

	/** @param Closure(int): bool $mayRead By form. */
	public function __construct(
		private readonly Parts $parts,
		private readonly ExampleEntry $example,
		private readonly RateLimit $rates,
		private readonly Clock $clock,
		private readonly Closure $mayRead,
	) {}

	public function register(): void {
		$this->route( 'GET', '', $this->show( ... ) );
		$this->route( 'POST', '/check', $this->check( ... ) );
		$this->route( 'POST', '/secret', $this->secret( ... ) );
		$this->route( 'POST', '/test', $this->test( ... ) );
		$this->route( 'POST', '/deliveries/(?P<delivery>[0-9]{1,18})', $this->send( ... ) );
	}

	/** @param Closure(RestRequest, int): (WP_REST_Response|WP_Error) $work Takes the form's post. */
	private function route( string $method, string $path, Closure $work ): void {
		register_rest_route(
			Rest::SPACE,
			'/forms/(?P<id>[0-9]{1,18})/webhooks' . $path,
			array(
				'methods'             => $method,
				'permission_callback' => static fn ( WP_REST_Request $request ): bool => self::mayEdit( self::number( $request, 'id' ) ),
				'callback'            => static function ( WP_REST_Request $request ) use ( $work ): WP_REST_Response|WP_Error {
					try {
						return $work( $request, self::number( $request, 'id' ) );
					} catch ( StorageFault $fault ) {
						return RestFault::answer( $fault );
					}
				},
			)
		);
	}

	private static function mayEdit( int $form ): bool {
		return Webhooks::FORM === get_post_type( $form ) && current_user_can( 'edit_post', $form );
	}

	/**
	 * The contract webhooks-editor.
	 *
	 * @param RestRequest $request
	 */
	private function show( WP_REST_Request $request, int $form ): WP_REST_Response {
		$number   = $this->formNumber( $form );
		$may_read = ( $this->mayRead )( $number );
		return new WP_REST_Response(
			array(
				'secrets'    => ( new Secrets() )->names( $form ),
				'mayRead'    => $may_read,
				'deliveries' => $may_read ? $this->parts->entryDeliveries()->forForm( $number ) : array(),
			)
		);
	}

	/**
	 * What is wrong with a webhook that is being edited.
	 *
	 * @param RestRequest $request
	 */
	private function check( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sent   = $request['webhook'];
		$faults = $this->parts->webhooks()->faults( $sent );
		$url    = is_array( $sent ) && is_string( $sent['url'] ?? null ) ? trim( $sent['url'] ) : '';
		$fault  = isset( $faults['url'] ) ? '' : $this->parts->request()->fault( $url );
		$faults = '' === $fault ? $faults : array( 'url' => $fault ) + $faults;
		return array() === $faults ? new WP_REST_Response( array() ) : SettingsRefused::answer( $faults );
	}

	/**
	 * Makes a new secret, which is shown once.
	 *
	 * @param RestRequest $request
	 */
	private function secret( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$id = $request['webhook'];
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[a-z0-9][a-z0-9-]{0,39}$/D', $id ) ) {
			return new WP_Error( 'vestibule_no_webhook', __( 'There is no such webhook.', 'vestibule' ), array( 'status' => 400 ) );
		}
		return new WP_REST_Response( array( 'secret' => ( new Secrets() )->renew( $form, $id, $this->clock->now()->getTimestamp() ) ) );
	}

	/**
	 * Sends an example to the address as it is being edited, and says what its receiver answered. Stores nothing.
	 *
	 * @param RestRequest $asked
	 */
	private function test( WP_REST_Request $asked, int $form ): WP_REST_Response|WP_Error {
		$sent   = $asked['webhook'];
		$faults = $this->parts->webhooks()->faults( $sent );
		if ( array() !== $faults || ! is_array( $sent ) ) {
			return SettingsRefused::answer( $faults );
		}
		$webhook = new Webhook( $sent );
		if ( '' === $webhook->url ) {
			return SettingsRefused::answer( array( 'url' => __( 'Give an address first.', 'vestibule' ) ) );
		}
		$user = get_current_user_id();
		if ( ! $this->rates->allows( 'test_webhook', "user {$user}", self::MOST_TESTS, HOUR_IN_SECONDS ) ) {
			return new WP_Error( 'vestibule_too_many_tests', __( 'Too many tests. Try again in an hour.', 'vestibule' ), array( 'status' => 429 ) );
		}
		$entry = $this->example->make( $this->formNumber( $form ) );
		$id    = 'msg_test_' . bin2hex( random_bytes( 8 ) );
		$request = $this->parts->request();
		$reply   = $request->send( $entry, $form, $webhook, $id );
		return new WP_REST_Response(
			array(
				'taken'  => $reply->isTaken(),
				'code'   => $reply->code,
				'answer' => $reply->answer,
				'fault'  => $reply->fault,
				'body'   => json_decode( $request->body( $entry, $webhook, $id ) ),
			)
		);
	}

	/**
	 * Sends one delivery again.
	 *
	 * @param RestRequest $request
	 */
	private function send( WP_REST_Request $request, int $form ): WP_REST_Response|WP_Error {
		$number = $this->formNumber( $form );
		if ( ! ( $this->mayRead )( $number ) ) {
			return Rest::refusal( 'rest_forbidden', __( 'You may not read the entries of this form.', 'vestibule' ) );
		}
		$reason = $this->parts->entryDeliveries()->sendOfForm( $number, self::number( $request, 'delivery' ) );
		return SentDeliveries::refusal( $reason ) ?? $this->show( $request, $form );
	}

	/**
	 * From the address: a body's `id` would win in WordPress's own order.
	 *
	 * @param RestRequest $request
	 */
	private static function number( WP_REST_Request $request, string $name ): int {
		$number = $request->get_url_params()[ $name ] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	private function formNumber( int $post ): int {
		$number = get_post_meta( $post, 'vestibule_form_id', true );
		return is_numeric( $number ) ? (int) $number : 0;
	}
}
