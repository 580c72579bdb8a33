<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Throwable;
use Vestibule\Kernel\Log\FaultLog;

/**
 * Sends one message to some subscribers: to those who want it, and not again to a push service that just asked for a
 * pause. Counts what came of it.
 */
final class Batch {

	private const TRIES = 4;

	/** Of a message that lives for a day, longer waits are as good as never. */
	private const LONGEST = 6 * HOUR_IN_SECONDS;

	public int $sent = 0;

	/** Browsers that are subscribed no more. */
	public int $gone = 0;

	public int $failed = 0;

	/** @var array<int, list<int>> Ids of those to be tried again, by the seconds to wait. */
	public array $later = array();

	/** @var array<string, int> What services that do not take this site's keys answered, by their origin; 0 for keys that cannot be used. */
	public array $refusals = array();

	public function __construct(
		private readonly Subscriptions $subscriptions,
		private readonly Delivery $delivery,
	) {}

	/**
	 * @param list<Subscription> $batch
	 * @param int                $tries How often it was tried before.
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

	/** Whatever happens at one browser, the others are still notified. */
	private function reply( Subscription $one, Message $message ): Reply {
		try {
			return $this->delivery->send( $one, $message->text, $message->topic );
		} catch ( Throwable $fault ) {
			FaultLog::record( $fault );
			return new Reply( Outcome::Later );
		}
	}

	/** A row that could not be taken away is found gone the next time, too. */
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
				if ( $tries + 1 < self::TRIES && $wait <= self::LONGEST ) {
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
