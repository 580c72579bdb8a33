<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Closure;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules the reading of external calendars (docs/booking-hosts.md). A site without external calendars has no cron
 * event for this.
 */
final class ReadingSchedule {

	/** Cron event that runs every 15 minutes for all hosts. */
	public const HOOK = 'vestibule_busy';

	/** One-time cron event that reads new calendars, and the remaining calendars after a run has reached its limits. */
	public const NEXT = 'vestibule_busy_next';

	/** Name of the cron interval. */
	private const SCHEDULE = 'vestibule_quarter_hour';

	/**
	 * @param Closure(): CalendarImport $reading
	 * @param Closure(): Calendars      $calendars
	 * @param Closure(): BusyCheck      $check
	 */
	public function __construct(
		private readonly Closure $reading,
		private readonly Closure $calendars,
		private readonly Closure $check,
	) {}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	#[Hook( 'cron_schedules' )]
	public static function withQuarterHour( array $schedules ): array {
		$words   = did_action( 'init' ) > 0 ? __( 'Every 15 minutes', 'vestibule' ) : 'Every 15 minutes';
		$quarter = array( 'interval' => 15 * MINUTE_IN_SECONDS, 'display' => $words );
		return $schedules + array( self::SCHEDULE => $quarter );
	}

	#[Hook( 'added_post_meta' )]
	#[Hook( 'updated_post_meta' )]
	#[Hook( 'deleted_post_meta' )]
	public function keepChanged( mixed $ids, int $host, string $key ): void {
		if ( '_vestibule_host_calendars' === $key ) {
			$this->keep( $host );
		}
	}

	#[Hook( 'deleted_post' )]
	public function keepDeleted( int $id, WP_Post $post ): void {
		if ( 'vestibule_host' === $post->post_type ) {
			$this->keep( $id );
		}
	}

	/**
	 * @param list<string> $hooks
	 * @return list<string>
	 */
	#[Hook( 'vestibule/scheduled_events' )]
	public function withOurs( array $hooks ): array {
		return $this->hasCalendars() ? array( ...$hooks, self::HOOK ) : $hooks;
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	#[Hook( 'vestibule/health_checks' )]
	public function withCheck( array $checks ): array {
		return $this->hasCalendars() ? array( ...$checks, ( $this->check )() ) : $checks;
	}


	#[Hook( self::HOOK )]
	#[Hook( self::NEXT )]
	public function run(): void {
		try {
			if ( ( $this->reading )()->run() ) {
				$this->readSoon( MINUTE_IN_SECONDS );
			}
			$this->schedule();
		} catch ( StorageFault $fault ) {
			// The next run tries again.
			FaultLog::record( $fault );
		}
	}

	/** Updates the calendars of a host after its settings have changed or the host was deleted. */
	public function keep( int $host ): void {
		try {
			if ( ! ( $this->reading )()->keep( $host ) ) {
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

	/** Schedules the cron event if there are calendars, and removes it otherwise. */
	#[Hook( 'activate_{plugin}' )]
	public function schedule(): void {
		if ( ! $this->hasCalendars() ) {
			wp_clear_scheduled_hook( self::HOOK );
		} elseif ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + 15 * MINUTE_IN_SECONDS, self::SCHEDULE, self::HOOK );
		}
	}

	public function hasCalendars(): bool {
		try {
			return ( $this->calendars )()->count() > 0;
		} catch ( StorageFault ) {
			// The tables may not exist yet.
			return false;
		}
	}

	#[Hook( 'deactivate_{plugin}' )]
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
		wp_clear_scheduled_hook( self::NEXT );
	}
}
