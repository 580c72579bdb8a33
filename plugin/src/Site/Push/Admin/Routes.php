<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Admin;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Push\Crypto\CryptoFault;
use Vestibule\Site\Push\Delivery;
use Vestibule\Site\Push\Endpoint;
use Vestibule\Site\Push\KeyHealth;
use Vestibule\Site\Push\Outcome;
use Vestibule\Site\Push\Reply;
use Vestibule\Site\Push\Sendings;
use Vestibule\Site\Push\Setup;
use Vestibule\Site\Push\Subscription;
use Vestibule\Site\Push\Subscriptions;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** REST routes of the "Push messages" screen: numbers of subscribers and sent messages, and a test message. */
final class Routes {

	private const SENDINGS = 10;

	public function __construct(
		private readonly Schema $schema,
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Sendings $sendings,
		private readonly Delivery $delivery,
		private readonly KeyHealth $keys,
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$routes = RestRoutes::forOwners(
			'vestibule_push_forbidden',
			__( 'Sorry, you are not allowed to manage push messages.', 'vestibule' ),
			$this->schema
		);
		$routes->add( 'GET', '/push-overview', $this->overview( ... ), answers: 'push-overview' );
		$routes->add(
			'POST',
			'/push-test',
			$this->test( ... ),
			array(
				'endpoint' => array( 'type' => 'string', 'required' => true, 'maxLength' => Endpoint::MAX_URL_BYTES ),
			)
		);
	}

	/** @return array<string, mixed> Numbers of subscribers by topic, and results of the latest messages. */
	private function overview(): array {
		$topics = $this->subscriptions->byTopic();
		$shown  = array(
			'problem'     => $this->keys->problem(),
			'subscribers' => $this->subscriptions->count(),
			'everything'  => $topics[''] ?? 0,
			'topics'      => array(),
			'sendings'    => array_map( $this->shown( ... ), $this->sendings->last( self::SENDINGS ) ),
		);
		unset( $topics[''] );
		foreach ( $topics as $slug => $count ) {
			$shown['topics'][] = array( 'slug' => (string) $slug, 'count' => $count );
		}
		return $shown;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string|int>
	 */
	private function shown( array $row ): array {
		$post = (int) $row['post_id'];
		return array(
			'post'    => $post,
			'title'   => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
			'link'    => (string) get_edit_post_link( $post, 'raw' ),
			'when'    => ( new TimeWords() )->short(
				new DateTimeImmutable( (string) $row['started_at'], new DateTimeZone( 'UTC' ) ),
				wp_timezone_string()
			),
			'sent'    => (int) $row['sent'],
			'gone'    => (int) $row['gone'],
			'failed'  => (int) $row['failed'],
			'waiting' => (int) $row['waiting'],
		);
	}

	/**
	 * Sends a test message to one subscribed browser. The endpoint must belong to a stored subscription.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{sent: true}|WP_Error
	 */
	private function test( WP_REST_Request $request ): array|WP_Error {
		$endpoint = $request['endpoint'];
		$one      = is_string( $endpoint ) && $this->setup->isOwn()
			? $this->subscriptions->findByEndpoint( $endpoint )
			: null;
		if ( null === $one ) {
			return self::failure( 404, __( 'This browser is not subscribed.', 'vestibule' ) );
		}
		$text = (string) wp_json_encode(
			array(
				'title' => get_bloginfo( 'name' ),
				'body'  => __( 'This is a test. Notifications from this site work.', 'vestibule' ),
				'url'   => home_url( '/' ),
				'icon'  => get_site_icon_url( 192 ),
				'tag'   => 'test',
			)
		);
		try {
			$this->keys->check();
			$reply = $this->delivery->send( $one, $text, 'test' );
		} catch ( CryptoFault $fault ) {
			FaultLog::record( $fault );
			return self::failure( 502, $this->keys->problem() );
		}
		$this->learn( $one, $reply );
		return match ( $reply->outcome ) {
			Outcome::Sent    => array( 'sent' => true ),
			Outcome::Gone    => self::failure(
				410,
				__( 'The browser’s push service no longer knows this subscription. Subscribe again.', 'vestibule' )
			),
			Outcome::Later   => self::failure(
				502,
				__( 'This server could not reach the browser’s push service. Try again later, and check that the server may connect to other sites by https.', 'vestibule' )
			),
			Outcome::Refused => self::failure(
				502,
				__( 'The browser’s push service rejected the message. Check the contact in the settings.', 'vestibule' )
			),
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
