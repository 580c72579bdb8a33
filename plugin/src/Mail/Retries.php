<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\Clock;
use Vestibule\Contracts\EntryMails;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntries;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Log\FaultLog;
use Vestibule\View\Language;

defined( 'ABSPATH' ) || exit;

/** Sends again what was not sent: by cron when it is due, or at once when somebody asks. */
final class Retries implements EntryMails {

	/** Of one run; a server that does not answer takes up to half a minute for each. */
	private const BATCH   = 50;
	private const SECONDS = 20;

	public function __construct(
		private readonly Attempts $attempts,
		private readonly StoredEntries $entries,
		private readonly EntryMail $mail,
		private readonly Clock $clock,
	) {}

	public function run(): void {
		$end = microtime( true ) + self::SECONDS;
		try {
			$this->attempts->giveUpLost();
			foreach ( $this->attempts->due( self::BATCH ) as $id ) {
				if ( microtime( true ) > $end ) {
					break;
				}
				if ( $this->attempts->claimDue( $id ) ) {
					$this->send( $id );
				}
			}
		} catch ( StorageFault $fault ) {
			// The hourly run comes back to it.
			FaultLog::record( $fault );
			return;
		}
		$this->plan();
	}

	public function sendAgain( int $entry ): string {
		if ( ! $this->attempts->claimAny( $entry ) ) {
			return self::BUSY;
		}
		$reason = $this->send( $entry );
		$this->plan();
		return $reason;
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

	private function send( int $id ): string {
		$entry = Language::during( Language::ofSite(), fn (): ?StoredEntry => $this->entries->find( $id ) );
		return null === $entry ? '' : $this->mail->send( $entry );
	}
}
