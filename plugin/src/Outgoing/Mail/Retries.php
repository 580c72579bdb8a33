<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\Outgoing\Comeback;

defined( 'ABSPATH' ) || exit;

/** Sends by cron what no request has sent, and what is due once more. */
final class Retries {

	/** Of one run; a server that does not answer takes up to half a minute for each. */
	private const BATCH   = 50;
	private const SECONDS = 20;

	public function __construct(
		private readonly MailLog $log,
		private readonly Notifier $notifier,
		private readonly Comeback $comeback,
	) {}

	public function run(): void {
		$end = microtime( true ) + self::SECONDS;
		try {
			$this->log->giveUpLost();
			array_map( $this->log->summarize( ... ), $this->log->unsettled( self::BATCH ) );
			foreach ( $this->log->unplanned( self::BATCH ) as $id ) {
				$entry = $this->notifier->plan( $id );
				if ( null !== $entry && microtime( true ) < $end ) {
					$this->notifier->sendNew( $entry );
				}
			}
			$this->log->outbox->sendDue( self::BATCH, $end, $this->notifier->sendRow( ... ) );
		} catch ( StorageFault $fault ) {
			// The hourly run comes back to it.
			FaultLog::record( $fault );
			return;
		}
		$this->comeback->plan();
	}
}
