<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Closure;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/**
 * When seats are offered to who waits: after what gives seats back, at the end of each held one, and every few minutes
 * while anyone waits, for what no action said.
 */
final class WaitingRuns {

	private const MINUTES = 5;

	/** @param Closure(): Offers $offers */
	public function __construct( private readonly Waiters $waiters, private readonly Closure $offers, private readonly Clock $clock ) {}

	public function run(): void {
		$this->safely( fn () => $this->planNext( ( $this->offers )()->run() ) );
	}

	/** After somebody has begun to wait. */
	public function plan(): void {
		$this->safely( fn () => $this->planNext( false ) );
	}

	/** @param bool $is_more Whether there may be more to do at once. */
	private function planNext( bool $is_more ): void {
		$now     = $this->clock->now()->getTimestamp();
		$ends    = $this->waiters->nextEnd()?->getTimestamp();
		$look    = $this->waiters->isAnyoneWaiting() ? $now + ( $is_more ? 0 : self::MINUTES * MINUTE_IN_SECONDS ) : null;
		$next    = array_filter( array( $ends, $look ), is_int( ... ) );
		$planned = wp_next_scheduled( WaitingModule::HOOK );
		if ( array() !== $next && ( false === $planned || $planned > min( $next ) ) ) {
			wp_clear_scheduled_hook( WaitingModule::HOOK );
			wp_schedule_single_event( min( $next ), WaitingModule::HOOK );
		}
	}

	/**
	 * What fails now is done by the next run.
	 *
	 * @param Closure(): void $work
	 */
	private function safely( Closure $work ): void {
		try {
			$work();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
