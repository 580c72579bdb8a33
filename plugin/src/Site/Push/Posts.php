<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use RuntimeException;
use Throwable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use WP_Post;

/** Notifies subscribers of a new post: from WordPress's cron, a few at a time, so that publishing waits for nobody. */
final class Posts {

	public const HOOK = 'vestibule_push_send';

	/** Says that subscribers were notified of a post. */
	public const SENT = '_vestibule_push_sent';

	/** Of one run: at worst each takes five seconds. */
	private const BATCH = 20;

	/** After a fault of this site, in seconds. */
	private const PAUSE = 15 * MINUTE_IN_SECONDS;

	/** As long as a message is worth a notification, and no longer. */
	private const LONGEST = DAY_IN_SECONDS;

	public function __construct(
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Delivery $delivery,
		private readonly Sendings $sendings,
		private readonly KeyHealth $keys,
		private readonly Clock $clock,
	) {}

	/** On transition_post_status. A post is sent once, however often it is published again. */
	public function published( string $status, string $before, WP_Post $post ): void {
		if ( 'publish' !== $status || 'publish' === $before || 'post' !== $post->post_type || '' !== $post->post_password
			|| ! $this->setup->isOwn() || ! $this->setup->settings->values()->sendsPosts || defined( 'WP_IMPORTING' ) ) {
			return;
		}
		if ( false !== add_post_meta( $post->ID, self::SENT, (string) $this->clock->now()->getTimestamp(), true ) ) {
			$this->plan( 0, $post->ID, 0, array(), 0 );
		}
	}

	/**
	 * A run that meets a fault before it has sent anything is made again later; one that has sent never is, so nobody
	 * is notified twice.
	 *
	 * @param int       $after The last one that was sent to.
	 * @param list<int> $again Those that could not be reached before, in place of the next ones.
	 * @param int       $tries How often.
	 */
	public function send( int $post_id, int $after, array $again, int $tries ): void {
		try {
			$message = $this->message( $post_id );
			$batch   = null === $message ? array() : $this->batch( $post_id, $after, $again );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			$this->postpone( $post_id, $after, $again, $tries );
			return;
		}
		if ( null === $message ) {
			$this->giveUp( $post_id, count( $again ) );
			return;
		}
		if ( array() === $again && count( $batch ) === self::BATCH ) {
			$this->plan( 0, $post_id, $batch[ self::BATCH - 1 ]->id, array(), 0 );
		}
		$round = new Batch( $this->subscriptions, $this->delivery );
		$round->run( $batch, $message, $tries );
		foreach ( $round->later as $wait => $ids ) {
			$this->plan( $wait, $post_id, $after, $ids, $tries + 1 );
		}
		$this->keys->note( $round->refusals );
		$this->count( $post_id, $round->sent, $round->gone, $round->failed, array_sum( array_map( count( ... ), $round->later ) ) - count( $again ) );
	}

	/** Null where nobody is to be notified, or no more. */
	private function message( int $post_id ): ?Message {
		$post = get_post( $post_id );
		return $post instanceof WP_Post && 'publish' === $post->post_status && $this->setup->isOwn() ? Message::fromPost( $post ) : null;
	}

	/**
	 * @param list<int> $again
	 * @return list<Subscription>
	 * @throws StorageFault
	 * @throws Crypto\CryptoFault Where no service could believe what this site signs.
	 */
	private function batch( int $post_id, int $after, array $again ): array {
		$this->keys->check();
		$this->sendings->begin( $post_id );
		if ( array() !== $again ) {
			return array_values( array_filter( array_map( $this->subscriptions->at( ... ), $again ) ) );
		}
		if ( 0 === $after ) {
			$this->keys->forget();
		}
		return $this->subscriptions->after( $after, self::BATCH );
	}

	/** @param list<int> $again */
	private function postpone( int $post_id, int $after, array $again, int $tries ): void {
		$since = get_post_meta( $post_id, self::SENT, true );
		if ( is_numeric( $since ) && $this->clock->now()->getTimestamp() - (int) $since < self::LONGEST ) {
			$this->plan( self::PAUSE, $post_id, $after, $again, $tries );
			return;
		}
		$this->giveUp( $post_id, count( $again ) );
	}

	/**
	 * @param int       $wait  In seconds.
	 * @param list<int> $again
	 */
	private function plan( int $wait, int $post_id, int $after, array $again, int $tries ): void {
		$planned = wp_schedule_single_event( time() + $wait, self::HOOK, array( $post_id, $after, $again, $tries ), true );
		if ( is_wp_error( $planned ) && 'duplicate_event' !== $planned->get_error_code() ) {
			FaultLog::record( new RuntimeException( 'WordPress did not plan the next notifications: ' . $planned->get_error_message() ) );
		}
	}

	/** The post is gone, notifications are switched off, or nothing went for a day. */
	private function giveUp( int $post_id, int $waiting ): void {
		if ( $waiting > 0 ) {
			$this->count( $post_id, failed: $waiting, waiting: -$waiting );
		}
	}

	/** A sending whose numbers could not be kept is still one. */
	private function count( int $post_id, int $sent = 0, int $gone = 0, int $failed = 0, int $waiting = 0 ): void {
		FaultLog::attempt( fn () => $this->sendings->add( $post_id, $sent, $gone, $failed, $waiting ) );
	}
}
