<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Events\Events;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Offers released seats to visitors on waiting lists, and schedules the next run. */
final class Offers {

	/**
	 * Cron event that runs when an offer expires. While there are waiting lists, it also runs every few minutes, to
	 * find seats that were released without a hook.
	 */
	public const HOOK = 'vestibule_waiting';

	/** The limit is low, because each offer sends an email. */
	private const MAX_OFFERS_PER_RUN = 20;

	/** Number of minutes between runs while there are waiting lists. */
	private const PAUSE = 5;

	public function __construct(
		private readonly Events $events,
		private readonly Book $book,
		private readonly WaitingListTable $table,
		private readonly SeatOffer $offering,
		private readonly WaitingMail $mail,
		private readonly Clock $clock,
	) {}

	#[Hook( 'deactivate_{plugin}' )]
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/**
	 * Sends due emails, offers seats and schedules the next run. Runs after seats have been released and when offers
	 * expire.
	 */
	#[Hook( self::HOOK )]
	#[Hook( 'vestibule_reminders', 50 )]
	#[Hook( 'vestibule/blocked_times_changed', 50 )]
	public function runAndPlan(): void {
		try {
			// WordPress has already removed the running cron event, so schedule the next one first, in case this
			// request is aborted.
			if ( doing_action( self::HOOK ) ) {
				$this->planNext( false );
			}
			$this->planNext( $this->run() );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	/** Schedules the next run after a visitor has joined a waiting list. */
	public function plan(): void {
		try {
			$this->planNext( false );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	/** @param bool $is_more Whether the next run should start immediately. */
	private function planNext( bool $is_more ): void {
		$now     = $this->clock->now()->getTimestamp();
		$ends    = $this->table->nextEnd()?->getTimestamp();
		$mail    = $this->table->nextMail()?->getTimestamp();
		$look    = $this->table->isAnyoneWaiting() ? $now + ( $is_more ? 0 : self::PAUSE * MINUTE_IN_SECONDS ) : null;
		$next    = array_filter( array( $ends, $mail, $look ), is_int( ... ) );
		$planned = wp_next_scheduled( self::HOOK );
		if ( array() !== $next && ( false === $planned || $planned > min( $next ) ) ) {
			wp_clear_scheduled_hook( self::HOOK );
			wp_schedule_single_event( min( $next ), self::HOOK );
		}
	}

	/**
	 * Sends the emails that are due, and offers available seats to visitors on all waiting lists.
	 *
	 * @return bool Whether the limit of offers was reached, so that another run is needed.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function run(): bool {
		$this->table->lapse();
		$this->sendUnsent();
		$left = self::MAX_OFFERS_PER_RUN;
		foreach ( $this->table->times() as $id => $starts ) {
			$event = $this->events->find( $id );
			if ( null === $event || 0 === $event->waitingMost ) {
				continue;
			}
			foreach ( $this->free( $id, $starts ) as $start ) {
				while ( $left > 0 && $this->offering->offer( $event, $start ) ) {
					--$left;
				}
			}
			if ( 0 === $left ) {
				return true;
			}
		}
		return false;
	}

	/** Sends emails that were not sent because the request was aborted or the mail server rejected them. */
	private function sendUnsent(): void {
		foreach ( $this->table->unmailed( self::MAX_OFFERS_PER_RUN ) as $entry ) {
			$event = $this->events->find( $entry->event );
			if ( null === $event || ! $this->offering->isOpen( $entry ) ) {
				$this->table->settleMail( $entry );
			} else {
				$this->mail->send( $entry, $event );
			}
		}
	}

	/**
	 * Returns the times with an available seat.
	 *
	 * @param non-empty-list<DateTimeImmutable> $starts Sorted.
	 * @return list<DateTimeImmutable>
	 */
	private function free( int $event, array $starts ): array {
		$times = $this->book->freeTimes( $event, $starts[0], end( $starts )->modify( '+1 second' ) );
		$free  = array_fill_keys(
			array_map( static fn ( array $time ): int => $time['start']->getTimestamp(), $times ),
			true
		);
		return array_values(
			array_filter(
				$starts,
				static fn ( DateTimeImmutable $start ): bool => isset( $free[ $start->getTimestamp() ] )
			)
		);
	}
}
