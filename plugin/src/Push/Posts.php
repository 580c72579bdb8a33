<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\Contracts\StorageFault;
use WP_Post;

/** Tells subscribers of a new post: from WordPress's cron, a few at a time, so that publishing waits for nobody. */
final class Posts {

	public const HOOK = 'vestibule_push_send';

	private const SENT = '_vestibule_push_sent';

	/** Of one run: at worst each takes five seconds. */
	private const BATCH = 20;

	private const TRIES = 4;

	public function __construct(
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Delivery $delivery,
	) {}

	/** On transition_post_status. A post is told of once, however often it is published again. */
	public function published( string $status, string $before, WP_Post $post ): void {
		if ( 'publish' !== $status || 'publish' === $before || 'post' !== $post->post_type || '' !== $post->post_password
			|| ! $this->setup->isOwn() || ! $this->setup->settings->isOn( 'sendsPosts' ) || defined( 'WP_IMPORTING' ) ) {
			return;
		}
		if ( false !== add_post_meta( $post->ID, self::SENT, '1', true ) ) {
			wp_schedule_single_event( time(), self::HOOK, array( $post->ID, 0, array(), 0 ) );
		}
	}

	/**
	 * @param int       $after The last one that was sent to.
	 * @param list<int> $again Those that could not be reached before, in place of the next ones.
	 * @param int       $tries How often.
	 */
	public function send( int $post_id, int $after, array $again, int $tries ): void {
		$post    = get_post( $post_id );
		$message = $post instanceof WP_Post && 'publish' === $post->post_status && $this->setup->isOwn() ? Message::of( $post ) : null;
		if ( null === $message ) {
			return;
		}
		try {
			$batch = array() === $again ? $this->subscriptions->after( $after, self::BATCH ) : array_values( array_filter( array_map( $this->subscriptions->at( ... ), $again ) ) );
			if ( array() === $again && count( $batch ) === self::BATCH ) {
				wp_schedule_single_event( time(), self::HOOK, array( $post_id, $batch[ self::BATCH - 1 ]->id, array(), 0 ) );
			}
			$later = $this->sendTo( $batch, $message );
		} catch ( StorageFault ) {
			return;
		}
		if ( array() !== $later && $tries + 1 < self::TRIES ) {
			wp_schedule_single_event( time() + 60 * 4 ** $tries, self::HOOK, array( $post_id, $after, $later, $tries + 1 ) );
		}
	}

	/**
	 * @param list<Subscription> $batch
	 * @return list<int> Those to be tried again.
	 */
	private function sendTo( array $batch, Message $message ): array {
		$later = array();
		foreach ( $batch as $one ) {
			$outcome = $one->wants( $message->topics ) ? $this->delivery->send( $one, $message->text, $message->topic ) : Outcome::Sent;
			if ( Outcome::Gone === $outcome ) {
				$this->subscriptions->forget( $one->endpoint );
			} elseif ( Outcome::Later === $outcome ) {
				$later[] = $one->id;
			}
		}
		return $later;
	}
}
