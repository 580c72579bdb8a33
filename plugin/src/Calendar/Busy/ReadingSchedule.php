<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/**
 * When the calendars that hosts have elsewhere are read (docs/booking-hosts.md). A site whose hosts name none has no cron
 * event for it.
 */
final class ReadingSchedule {

	/** Every 15 minutes, for all hosts. */
	public const HOOK = 'vestibule_busy';

	/** At once: a calendar is new, or the last run left some. */
	public const NEXT = 'vestibule_busy_next';

	/** WordPress's name for every 15 minutes, which the module adds. */
	private const SCHEDULE = 'vestibule_quarter_hour';

	public function __construct( private readonly Reading $reading, private readonly Calendars $calendars ) {}

	public function run(): void {
		try {
			if ( $this->reading->run() ) {
				$this->readSoon( MINUTE_IN_SECONDS );
			}
			$this->schedule();
		} catch ( StorageFault $fault ) {
			// The next run comes back to it.
			FaultLog::record( $fault );
		}
	}

	/** After the settings of a host have changed, or the host is gone. */
	public function keep( int $host ): void {
		try {
			if ( ! $this->reading->keep( $host ) ) {
				return;
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		$this->schedule();
		$this->readSoon( 0 );
	}

	private function readSoon( int $seconds ): void {
		if ( false === wp_next_scheduled( self::NEXT ) ) {
			wp_schedule_single_event( time() + $seconds, self::NEXT );
		}
	}

	/** As long as there is something to read. */
	public function schedule(): void {
		if ( ! $this->hasCalendars() ) {
			wp_clear_scheduled_hook( self::HOOK );
		} elseif ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + 15 * MINUTE_IN_SECONDS, self::SCHEDULE, self::HOOK );
		}
	}

	public function hasCalendars(): bool {
		try {
			return $this->calendars->count() > 0;
		} catch ( StorageFault ) {
			// The tables are not there yet, and so no calendars.
			return false;
		}
	}

	public function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
		wp_clear_scheduled_hook( self::NEXT );
	}
}
