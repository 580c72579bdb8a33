<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Throwable;
use Vestibule\Kernel\Log\FaultLog;

/**
 * Sends a message to a batch of subscribers and counts the results. Skips subscribers to other topics. If a push
 * service asks for a pause, its remaining subscribers are retried later.
 */
final class Batch {

	private const TRIES = 4;

	/** Longest pause before a retry. Messages expire after a day, so later retries are of little use. */
	private const MAX_PAUSE_SECONDS = 6 * HOUR_IN_SECONDS;

	public int $sent = 0;

	/** Number of browsers that have unsubscribed. */
	public int $gone = 0;

	public int $failed = 0;

	/** @var array<int, list<int>> IDs of subscriptions to retry, by pause in seconds. */
	public array $later = array();

	/**
	 * @var array<string, int> HTTP status by origin of each push service that rejected this site's keys. 0 if the keys
	 * are invalid.
	 */
	public array $refusals = array();

	public function __construct(
		private readonly Subscriptions $subscriptions,
		private readonly Delivery $delivery,
	) {}

	/**
	 * @param list<Subscription> $batch
	 * @param int                $tries Number of earlier attempts.
	 */
	public function run( array $batch, Message $message, int $tries ): void {
		$paused = array();
		foreach ( $batch as $one ) {
			if ( ! $one->wants( $message->topics ) ) {
				continue;
			}
			$service = Endpoint::origin( $one->endpoint );
			$reply   = $paused[ $service ] ?? $this->reply( $one, $message );
			if ( $reply->wait > 0 && Outcome::Later === $reply->outcome ) {
				$paused[ $service ] = $reply;
			}
			if ( Outcome::Keys === $reply->outcome ) {
				$this->refusals[ $service ] = $reply->status;
			}
			$this->count( $one, $reply, $tries );
		}
	}

	/**
	 * Sends the message to one subscriber. If this throws, only this subscriber is retried, and the others still get
	 * the message.
	 */
	private function reply( Subscription $one, Message $message ): Reply {
		try {
			return $this->delivery->send( $one, $message->text, $message->topic );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			return new Reply( Outcome::Later );
		}
	}

	/** Deletes a subscription. If that fails, the next message to this subscriber tries again. */
	private function forget( Subscription $one ): void {
		FaultLog::attempt( fn () => $this->subscriptions->forget( $one->endpoint ) );
	}

	private function count( Subscription $one, Reply $reply, int $tries ): void {
		$wait = max( $reply->wait, MINUTE_IN_SECONDS * 4 ** $tries );
		switch ( $reply->outcome ) {
			case Outcome::Sent:
				++$this->sent;
				break;
			case Outcome::Gone:
				++$this->gone;
				$this->forget( $one );
				break;
			case Outcome::Later:
				if ( $tries + 1 < self::TRIES && $wait <= self::MAX_PAUSE_SECONDS ) {
					$this->later[ $wait ][] = $one->id;
					break;
				}
				++$this->failed;
				break;
			case Outcome::Refused:
			case Outcome::Keys:
				++$this->failed;
		}
	}
}
