<?php

declare(strict_types=1);

namespace Vestibule\Webhook;

use Closure;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Rest;
use Vestibule\Ajax\RestRoutes;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Contracts\SettingsRefused;
use Vestibule\Form\ExampleEntry;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The routes below vestibule/v1/forms/{post}/webhooks, for those who may edit the form. A delivery holds what a visitor
 * typed, so deliveries ask for the right to read the entries of the form as well.
 *
 * @phpstan-type RestRequest WP_REST_Request<array<string, mixed>>
 */
final class Routes {

	private const WEBHOOKS = RestRoutes::FORM . '/webhooks';

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
		$may    = static fn ( WP_REST_Request $request ): bool => Webhooks::FORM === get_post_type( RestRoutes::number( $request ) )
			&& current_user_can( 'edit_post', RestRoutes::number( $request ) );
		$routes = new RestRoutes( $may );
		$routes->add( 'GET', self::WEBHOOKS, $this->show( ... ) );
		$routes->add( 'POST', self::WEBHOOKS . '/check', $this->check( ... ) );
		$routes->add( 'POST', self::WEBHOOKS . '/secret', $this->secret( ... ) );
		$routes->add( 'POST', self::WEBHOOKS . '/test', $this->test( ... ) );
		$routes->add( 'POST', self::WEBHOOKS . '/deliveries/(?P<delivery>[0-9]{1,18})', $this->send( ... ) );
	}

	/**
	 * The contract webhooks-editor.
	 *
	 * @param RestRequest $request
	 * @return array<string, mixed>
	 */
	private function show( WP_REST_Request $request ): array {
		$form     = RestRoutes::number( $request );
		$number   = $this->formNumber( $form );
		$may_read = ( $this->mayRead )( $number );
		return array(
			'secrets'    => ( new Secrets() )->names( $form ),
			'mayRead'    => $may_read,
			'deliveries' => $may_read ? $this->parts->entryDeliveries()->forForm( $number ) : array(),
		);
	}

	/**
	 * What is wrong with a webhook that is being edited.
	 *
	 * @param RestRequest $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function check( WP_REST_Request $request ): array|WP_Error {
		$sent   = $request['webhook'];
		$faults = $this->parts->webhooks()->faults( $sent );
		$url    = is_array( $sent ) && is_string( $sent['url'] ?? null ) ? trim( $sent['url'] ) : '';
		$fault  = isset( $faults['url'] ) ? '' : $this->parts->request()->fault( $url );
		$faults = '' === $fault ? $faults : array( 'url' => $fault ) + $faults;
		return array() === $faults ? array() : SettingsRefused::answer( $faults );
	}

	/**
	 * Makes a new secret, which is shown once.
	 *
	 * @param RestRequest $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function secret( WP_REST_Request $request ): array|WP_Error {
		$id = $request['webhook'];
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[a-z0-9][a-z0-9-]{0,39}$/D', $id ) ) {
			return new WP_Error( 'vestibule_no_webhook', __( 'There is no such webhook.', 'vestibule' ), array( 'status' => 400 ) );
		}
		return array( 'secret' => ( new Secrets() )->renew( RestRoutes::number( $request ), $id, $this->clock->now()->getTimestamp() ) );
	}

	/**
	 * Sends an example to the address as it is being edited, and says what its receiver answered. Stores nothing.
	 *
	 * @param RestRequest $asked
	 * @return array<string, mixed>|WP_Error
	 */
	private function test( WP_REST_Request $asked ): array|WP_Error {
		$form   = RestRoutes::number( $asked );
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
		return array(
			'taken'  => $reply->isTaken(),
			'code'   => $reply->code,
			'answer' => $reply->answer,
			'fault'  => $reply->fault,
			'body'   => json_decode( $request->body( $entry, $webhook, $id ) ),
		);
	}

	/**
	 * Sends one delivery again.
	 *
	 * @param RestRequest $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function send( WP_REST_Request $request ): array|WP_Error {
		$number = $this->formNumber( RestRoutes::number( $request ) );
		if ( ! ( $this->mayRead )( $number ) ) {
			return Rest::refusal( 'rest_forbidden', __( 'You may not read the entries of this form.', 'vestibule' ) );
		}
		$reason = $this->parts->entryDeliveries()->sendOfForm( $number, RestRoutes::number( $request, 'delivery' ) );
		return SentDeliveries::refusal( $reason ) ?? $this->show( $request );
	}

	private function formNumber( int $post ): int {
		$number = get_post_meta( $post, 'vestibule_form_id', true );
		return is_numeric( $number ) ? (int) $number : 0;
	}
}
