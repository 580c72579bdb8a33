<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Reminders;

use DateTimeImmutable;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/** When reminders are sent: at the moment of the next one, and every hour for what no request has planned. */
final class ReminderSchedule {

	public function __construct( private readonly Reminders $reminders ) {}

	public function run(): void {
		try {
			$this->reminders->run();
		} catch ( StorageFault $fault ) {
			// The hourly run comes back to it.
			FaultLog::record( $fault );
			return;
		}
		$this->plan();
	}

	public function plan(): void {
		try {
			$this->at( $this->reminders->next() );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	/** After a time was booked: what was there before it is planned already. */
	public function planFor( BookedTime $time ): void {
		$this->at( $this->reminders->nextOf( $time ) );
	}

	private function at( ?DateTimeImmutable $next ): void {
		$planned = wp_next_scheduled( Reminders::NEXT );
		if ( null !== $next && ( false === $planned || $planned > $next->getTimestamp() ) ) {
			wp_clear_scheduled_hook( Reminders::NEXT );
			wp_schedule_single_event( $next->getTimestamp(), Reminders::NEXT );
		}
	}

	/** Asking costs nothing, because WordPress keeps its schedule in an autoloaded option. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( Reminders::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', Reminders::HOOK );
		}
	}

	public function unschedule(): void {
		wp_clear_scheduled_hook( Reminders::HOOK );
		wp_clear_scheduled_hook( Reminders::NEXT );
	}
}
