<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that stores the subscription of a browser: POST `endpoint`, `p256dh`, `auth`, `topics` (slugs separated
 * by spaces). If the endpoint of the browser has changed, `replaces` contains the old one, whose topics are copied.
 */
#[Answers( 'vestibule_push_subscribe' )]
final class SubscribeCall implements Call {

	public const SAME_ORIGIN = true;

	/** Low limit, because each request looks up a hostname. */
	public const RATE_NAME    = 'push_subscribe';
	public const RATE_LIMIT   = 20;
	public const RATE_SECONDS = HOUR_IN_SECONDS;

	/** Limit against abuse. Real sites have fewer subscriptions. */
	private const MAX_SUBSCRIPTIONS = 500_000;

	public function __construct(
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
	) {}

	public function answer( Request $request ): Answer {
		if ( ! $this->setup->isOwn() ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		$one = Subscription::fromParts(
			(string) $request->body( 'endpoint' ),
			(string) $request->body( 'p256dh' ),
			(string) $request->body( 'auth' )
		);
		if ( null === $one || null === Endpoint::reach( $one->endpoint ) ) {
			return new Answer( 422, array( 'success' => false ) );
		}
		if ( $this->subscriptions->count() >= self::MAX_SUBSCRIPTIONS ) {
			return new Answer( 503, array( 'success' => false ) );
		}
		$one = $this->chosen( $one, $request );
		$this->subscriptions->keep( $one );
		/** Fires after a browser has subscribed or changed its topics (docs/hooks.md). */
		do_action( 'vestibule/push_subscribed', $one->topics, $one->user );
		return Answer::success( array( 'topics' => $one->topics ) );
	}

	private function chosen( Subscription $one, Request $request ): Subscription {
		$old = (string) $request->body( 'replaces' );
		$old = '' === $old || $old === $one->endpoint ? null : $this->subscriptions->findByEndpoint( $old );
		if ( null === $old ) {
			return $one->with( $this->topics( (string) $request->body( 'topics' ) ), get_current_user_id() );
		}
		$this->subscriptions->forget( $old->endpoint );
		return $one->with( $old->topics, $old->user );
	}

	/** @return list<string> Requested topics that the site offers. */
	private function topics( string $sent ): array {
		$offered = $this->setup->settings->all()['topics'] ?? array();
		$slugs   = array_column( is_array( $offered ) ? $offered : array(), 'slug' );
		return array_values( array_intersect( array_filter( $slugs, 'is_string' ), explode( ' ', $sent ) ) );
	}
}
