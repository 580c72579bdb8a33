<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\Clock;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/** Sends by cron what no request has sent, and what is due once more. */
final class Retries {

	/** Of one run; a server that does not answer takes up to half a minute for each. */
	private const BATCH   = 50;
	private const SECONDS = 20;

	public function __construct(
		private readonly Attempts $attempts,
		private readonly MailLog $log,
		private readonly Notifier $notifier,
		private readonly Clock $clock,
	) {}

	public function run(): void {
		$end = microtime( true ) + self::SECONDS;
		try {
			$this->attempts->giveUpLost();
			foreach ( $this->log->unplanned( self::BATCH ) as $id ) {
				$entry = $this->notifier->plan( $id );
				if ( null !== $entry && microtime( true ) < $end ) {
					$this->notifier->sendNew( $entry );
				}
			}
			foreach ( $this->attempts->due( self::BATCH ) as $row ) {
				if ( microtime( true ) > $end ) {
					break;
				}
				if ( $this->attempts->claimDue( (int) $row['id'] ) ) {
					$this->notifier->sendRow( $row );
				}
			}
		} catch ( StorageFault $fault ) {
			// The hourly run comes back to it.
			FaultLog::record( $fault );
			return;
		}
		$this->plan();
	}

	/** Has cron come back when the next mail is due, and a minute from now at the earliest. */
	public function plan(): void {
		try {
			$next = $this->attempts->next();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		if ( null === $next ) {
			return;
		}
		$at      = time() + max( MINUTE_IN_SECONDS, $next->getTimestamp() - $this->clock->now()->getTimestamp() );
		$planned = wp_next_scheduled( MailModule::RETRY );
		if ( false === $planned || $planned > $at ) {
			wp_clear_scheduled_hook( MailModule::RETRY );
			wp_schedule_single_event( $at, MailModule::RETRY );
		}
	}
}
