<?php

declare(strict_types=1);

namespace Vestibule\Push\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\Log\RestFault;
use Vestibule\Push\Crypto\CryptoFault;
use Vestibule\Push\Delivery;
use Vestibule\Push\Endpoint;
use Vestibule\Push\KeyHealth;
use Vestibule\Push\Outcome;
use Vestibule\Push\Reply;
use Vestibule\Push\Setup;
use Vestibule\Push\Subscription;
use Vestibule\Push\Subscriptions;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Sends a message to one browser that is subscribed: POST vestibule/v1/push-test. No other address is called. */
final class TestRoute {

	public function __construct(
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Delivery $delivery,
		private readonly KeyHealth $keys,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/push-test',
			array(
				'methods'             => 'POST',
				'callback'            => $this->answer( ... ),
				'permission_callback' => Access::check( ... ),
				'args'                => array( 'endpoint' => array( 'type' => 'string', 'required' => true, 'maxLength' => Endpoint::LONGEST ) ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$endpoint = $request['endpoint'];
		try {
			$one = is_string( $endpoint ) && $this->setup->isOwn() ? $this->subscriptions->findByEndpoint( $endpoint ) : null;
			if ( null === $one ) {
				return self::failure( 404, __( 'This browser is not subscribed.', 'vestibule' ) );
			}
			$text    = (string) wp_json_encode(
				array(
					'title' => get_bloginfo( 'name' ),
					'body'  => __( 'This is a test: notifications of this site reach you.', 'vestibule' ),
					'url'   => home_url( '/' ),
					'icon'  => get_site_icon_url( 192 ),
					'tag'   => 'test',
				)
			);
			$this->keys->check();
			$reply = $this->delivery->send( $one, $text, 'test' );
			$this->learn( $one, $reply );
		} catch ( StorageFault $fault ) {
			return RestFault::answer( $fault );
		} catch ( CryptoFault $fault ) {
			FaultLog::record( $fault );
			return self::failure( 502, $this->keys->problem() );
		}
		return match ( $reply->outcome ) {
			Outcome::Sent    => new WP_REST_Response( array( 'sent' => true ) ),
			Outcome::Gone    => self::failure( 410, __( 'The browser’s push service has forgotten this subscription. Subscribe again.', 'vestibule' ) ),
			Outcome::Later   => self::failure( 502, __( 'This server did not reach the browser’s push service. Try again later, and check that the server may call other sites by https.', 'vestibule' ) ),
			Outcome::Refused => self::failure( 502, __( 'The browser’s push service refused the message. Check the contact in the settings.', 'vestibule' ) ),
			Outcome::Keys    => self::failure( 502, $this->keys->problem() ),
		};
	}

	private function learn( Subscription $one, Reply $reply ): void {
		if ( Outcome::Gone === $reply->outcome ) {
			$this->subscriptions->forget( $one->endpoint );
		} elseif ( Outcome::Keys === $reply->outcome ) {
			$this->keys->note( array( Endpoint::origin( $one->endpoint ) => $reply->status ) );
		} elseif ( Outcome::Sent === $reply->outcome ) {
			$this->keys->forget();
		}
	}

	private static function failure( int $status, string $words ): WP_Error {
		return new WP_Error( 'vestibule_push_failed', $words, array( 'status' => $status ) );
	}
}
