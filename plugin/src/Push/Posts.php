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

	public function __construct(
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Round $round,
		private readonly Sendings $sendings,
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
		try {
			if ( null !== $message ) {
				$this->sendings->begin( $post_id );
				$this->schedule( $post_id, $after, $tries, $this->sendTo( $post_id, $message, $after, $again, $tries ) );
			} elseif ( array() !== $again ) {
				$this->giveUp( $post_id, count( $again ) );
			}
		} catch ( StorageFault ) {
			return;
		}
	}

	/** @param list<int> $again */
	private function sendTo( int $post_id, Message $message, int $after, array $again, int $tries ): Tally {
		$batch = array() === $again ? $this->subscriptions->after( $after, self::BATCH ) : array_values( array_filter( array_map( $this->subscriptions->at( ... ), $again ) ) );
		if ( array() === $again && count( $batch ) === self::BATCH ) {
			wp_schedule_single_event( time(), self::HOOK, array( $post_id, $batch[ self::BATCH - 1 ]->id, array(), 0 ) );
		}
		$tally = $this->round->run( $batch, $message, $tries );
		$this->sendings->add( $post_id, $tally, count( $again ) );
		return $tally;
	}

	private function schedule( int $post_id, int $after, int $tries, Tally $tally ): void {
		foreach ( $tally->later as $wait => $ids ) {
			wp_schedule_single_event( time() + $wait, self::HOOK, array( $post_id, $after, $ids, $tries + 1 ) );
		}
	}

	/** The post is gone, or notifications are switched off. */
	private function giveUp( int $post_id, int $waiting ): void {
		$tally         = new Tally();
		$tally->failed = $waiting;
		$this->sendings->add( $post_id, $tally, $waiting );
	}
}
