<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Parts;
use Vestibule\Calendar\Seats\Resources;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Holds seats that were given back for who has waited longest. The seat is a row like any other held one, taken in the
 * same transaction as the offer is written down, so of all who want it one gets it.
 */
final class Offers {

	/** The cron event: when somebody's time runs out; and every few minutes while anyone waits, for what no action said. */
	public const HOOK = 'vestibule_waiting';

	/** Of one run: each sends a mail. The next run goes on. */
	private const MOST = 20;

	/** In minutes: shorter than this no seat is offered, because nobody would come in time. */
	private const LEAST = 10;

	/** In minutes: so often it is looked at while anyone waits, for what no action said. */
	private const PAUSE = 5;

	public function __construct( private readonly Parts $parts, private readonly Store $store, private readonly Clock $clock ) {}

	/** After what gives seats back, and at the end of each held one. What fails now is done by the next run. */
	public function runAndPlan(): void {
		try {
			$this->planNext( $this->run() );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	/** After somebody has begun to wait. */
	public function plan(): void {
		try {
			$this->planNext( false );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	/** @param bool $is_more Whether there may be more to do at once. */
	private function planNext( bool $is_more ): void {
		$now     = $this->clock->now()->getTimestamp();
		$ends    = $this->parts->waiters()->nextEnd()?->getTimestamp();
		$look    = $this->parts->waiters()->isAnyoneWaiting() ? $now + ( $is_more ? 0 : self::PAUSE * MINUTE_IN_SECONDS ) : null;
		$next    = array_filter( array( $ends, $look ), is_int( ... ) );
		$planned = wp_next_scheduled( self::HOOK );
		if ( array() !== $next && ( false === $planned || $planned > min( $next ) ) ) {
			wp_clear_scheduled_hook( self::HOOK );
			wp_schedule_single_event( min( $next ), self::HOOK );
		}
	}

	/**
	 * Looks through all times that somebody waits for.
	 *
	 * @return bool Whether there may be more to do at once.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function run(): bool {
		$this->parts->waiters()->lapse();
		$left = self::MOST;
		foreach ( $this->parts->waiters()->times() as $id => $starts ) {
			$event = $this->parts->events()->find( $id );
			if ( null === $event || 0 === $event->waitingMost ) {
				continue;
			}
			foreach ( $this->free( $id, $starts ) as $start ) {
				while ( $left > 0 && $this->offer( $event, $start ) ) {
					--$left;
				}
			}
			if ( 0 === $left ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Of the times that somebody waits for those with a seat.
	 *
	 * @param non-empty-list<DateTimeImmutable> $starts In order.
	 * @return list<DateTimeImmutable>
	 */
	private function free( int $event, array $starts ): array {
		$times = $this->parts->book()->freeTimes( $event, $starts[0], end( $starts )->modify( '+1 second' ) );
		$free  = array_fill_keys( array_map( static fn ( array $time ): int => $time['start']->getTimestamp(), $times ), true );
		return array_values( array_filter( $starts, static fn ( DateTimeImmutable $start ): bool => isset( $free[ $start->getTimestamp() ] ) ) );
	}

	/** @return bool Whether a seat went to somebody. */
	private function offer( Event $event, DateTimeImmutable $start ): bool {
		$until = min( $this->clock->now()->modify( "+{$event->waitingHold} minutes" ), $start->modify( "-{$event->notice} minutes" ) );
		if ( $until < $this->clock->now()->modify( '+' . self::LEAST . ' minutes' ) ) {
			return false;
		}
		$waiter = $this->store->transaction()->run( fn (): ?Waiter => $this->hold( $event, $start, $until ) );
		if ( null === $waiter ) {
			return false;
		}
		/** This action is documented in plugin/src/Calendar/Seats/SlotHoldCall.php */
		do_action( 'vestibule/held_times_changed', $event->id );
		$this->parts->waitingMail()->sendOffered( $waiter, $event, $until );
		/**
		 * Fires after a seat that was given back is held for the first who waits for it.
		 *
		 * @param int               $event The appointment type's post.
		 * @param DateTimeImmutable $start
		 * @param string            $email
		 * @param DateTimeImmutable $until When it goes to the next.
		 */
		do_action( 'vestibule/waiting_offered', $event->id, $start, $waiter->email, $until );
		return true;
	}

	/** The first whose wish can be met; who waits for one host may stand before who takes any. */
	private function hold( Event $event, DateTimeImmutable $start, DateTimeImmutable $until ): ?Waiter {
		( new Resources( $this->store->database ) )->lock( $event );
		$end   = $start->modify( "+{$event->minutes} minutes" );
		$tried = array();
		foreach ( $this->parts->waiters()->queue( $event->id, $start ) as $waiter ) {
			$host = $event->isHostChosen && null !== $event->host( $waiter->host ) ? $waiter->host : 0;
			if ( isset( $tried[ $host ] ) ) {
				continue;
			}
			$tried[ $host ] = true;
			$row            = array(
				'status'     => 'held',
				'timezone'   => '',
				'hold'       => hash( 'sha256', $this->parts->waiters()->hold( $waiter ) ),
				'expires_at' => $until->format( 'Y-m-d H:i:s' ),
			);
			if ( null !== $this->parts->seats()->take( $event, new Slot( $start, $end, $host ), $row ) ) {
				$this->parts->waiters()->offer( $waiter, $until );
				return $waiter;
			}
		}
		return null;
	}
}
