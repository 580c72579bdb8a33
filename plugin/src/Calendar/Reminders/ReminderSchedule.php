<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Reminders;

use DateTimeImmutable;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** When reminders are sent: at the moment of the next one, and every hour for what no request has planned. */
final class ReminderSchedule {

	public function __construct( private readonly Reminders $reminders ) {}

	#[Hook( Reminders::HOOK )]
	#[Hook( Reminders::NEXT )]
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

	/** Runs in wp-admin as well, because updates and new sites of a network don't activate the plugin. */
	#[Hook( 'admin_init' )]
	#[Hook( 'activate_{plugin}' )]
	public static function schedule(): void {
		if ( false === wp_next_scheduled( Reminders::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', Reminders::HOOK );
		}
	}

	/**
	 * @param list<string> $hooks
	 * @return list<string>
	 */
	#[Hook( 'vestibule/scheduled_events' )]
	public static function withOurs( array $hooks ): array {
		return array( ...$hooks, Reminders::HOOK );
	}

	#[Hook( 'deactivate_{plugin}' )]
	public static function unschedule(): void {
		wp_clear_scheduled_hook( Reminders::HOOK );
		wp_clear_scheduled_hook( Reminders::NEXT );
	}
}
