<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Reminders;

use DateTimeImmutable;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Schedules reminders with WP-Cron: one event at the time of the next reminder, and an hourly event as a fallback. */
final class ReminderSchedule {

	public function __construct( private readonly Reminders $reminders ) {}

	#[Hook( Reminders::HOOK )]
	#[Hook( Reminders::NEXT )]
	public function run(): void {
		try {
			$this->reminders->run();
		} catch ( StorageFault $fault ) {
			// The hourly run tries again.
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

	/** Schedules the reminder of a new booking. The reminders of earlier bookings are already scheduled. */
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

	/**
	 * Schedules the hourly event. Also runs in wp-admin, because updates and new sites on a network don't run the
	 * activation hook.
	 */
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
