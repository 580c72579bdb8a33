<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use RuntimeException;
use Throwable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Notifies subscribers of new posts. Cron sends the messages in small batches, so publishing a post isn't delayed. */
final class Posts {

	public const HOOK = 'vestibule_push_send';

	/** Post meta with the time at which subscribers were notified of the post. */
	public const SENT = '_vestibule_push_sent';

	/** Maximum number of subscribers per cron run. Each message can take up to five seconds. */
	private const BATCH = 20;

	/** Pause before a retry if this site has caused the error, in seconds. */
	private const PAUSE = 15 * MINUTE_IN_SECONDS;

	/** Age after which notifications are out of date and are not sent any more. */
	private const MAX_AGE_SECONDS = DAY_IN_SECONDS;

	public function __construct(
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Delivery $delivery,
		private readonly Sendings $sendings,
		private readonly KeyHealth $keys,
		private readonly Clock $clock,
	) {}

	/** Plans the notifications of a new post. They are sent only once, even if the post is published again. */
	#[Hook( 'transition_post_status' )]
	public function published( string $status, string $before, WP_Post $post ): void {
		$is_new = 'publish' === $status && 'publish' !== $before && ! defined( 'WP_IMPORTING' );
		if ( ! $is_new || 'post' !== $post->post_type || '' !== $post->post_password ) {
			return;
		}
		if ( ! $this->setup->isOwn() || ! $this->setup->settings->values()->sendsPosts ) {
			return;
		}
		if ( false !== add_post_meta( $post->ID, self::SENT, (string) $this->clock->now()->getTimestamp(), true ) ) {
			$this->plan( 0, $post->ID, 0, array(), 0 );
		}
	}

	/** Deletes the numbers of a deleted post. */
	#[Hook( 'deleted_post' )]
	public function forget( int $post_id ): void {
		if ( $this->setup->isUsed() ) {
			$this->sendings->forget( $post_id );
		}
	}

	/**
	 * Sends a batch. If an error occurs before the first message, the batch is retried later. After the first message,
	 * it is not repeated, so no subscriber is notified twice.
	 *
	 * @param int       $after ID of the last subscription in the previous batch.
	 * @param list<int> $again IDs of subscriptions to retry. Empty to send the next batch.
	 * @param int       $tries Number of earlier attempts.
	 */
	#[Hook( self::HOOK )]
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
		$this->count(
			$post_id,
			$round->sent,
			$round->gone,
			$round->failed,
			array_sum( array_map( count( ... ), $round->later ) ) - count( $again )
		);
	}

	/** Returns the message. Null if the post, a filter or the settings no longer allow it. */
	private function message( int $post_id ): ?Message {
		$post = get_post( $post_id );
		return $post instanceof WP_Post && 'publish' === $post->post_status && $this->setup->isOwn()
			? Message::fromPost( $post )
			: null;
	}

	/**
	 * @param list<int> $again
	 * @return list<Subscription>
	 * @throws StorageFault
	 * @throws Crypto\CryptoFault If this site's keys are invalid.
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
		if ( is_numeric( $since ) && $this->clock->now()->getTimestamp() - (int) $since < self::MAX_AGE_SECONDS ) {
			$this->plan( self::PAUSE, $post_id, $after, $again, $tries );
			return;
		}
		$this->giveUp( $post_id, count( $again ) );
	}

	/**
	 * @param int       $wait  Delay in seconds.
	 * @param list<int> $again
	 */
	private function plan( int $wait, int $post_id, int $after, array $again, int $tries ): void {
		$planned = wp_schedule_single_event(
			time() + $wait,
			self::HOOK,
			array( $post_id, $after, $again, $tries ),
			true
		);
		if ( is_wp_error( $planned ) && 'duplicate_event' !== $planned->get_error_code() ) {
			FaultLog::record(
				new RuntimeException(
					'WordPress did not plan the next notifications: ' . $planned->get_error_message()
				)
			);
		}
	}

	/**
	 * Counts the remaining subscribers as failed. Called if the post or the settings have changed, or if a day has
	 * passed.
	 */
	private function giveUp( int $post_id, int $waiting ): void {
		if ( $waiting > 0 ) {
			$this->count( $post_id, failed: $waiting, waiting: -$waiting );
		}
	}

	/** Adds results to the numbers of a post. Logs database errors, because the messages have been sent already. */
	private function count( int $post_id, int $sent = 0, int $gone = 0, int $failed = 0, int $waiting = 0 ): void {
		FaultLog::attempt( fn () => $this->sendings->add( $post_id, $sent, $gone, $failed, $waiting ) );
	}
}
