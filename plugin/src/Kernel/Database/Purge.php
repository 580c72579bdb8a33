<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Daily cron job that deletes expired rate limit counters. Other packages delete their expired data on the same hook.
 * Without the job, the tables would grow with every visitor.
 */
final class Purge {

	public const HOOK = 'vestibule_purge';

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * Schedules the job if it is not scheduled yet. Activation alone is not enough, because an updated or
	 * network-activated plugin is not activated on each site. The check needs no query, because the schedule is an
	 * autoloaded option.
	 */
	#[Hook( 'admin_init' )]
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + 3600, 'daily', self::HOOK );
		}
	}

	#[Hook( 'deactivate_{plugin}' )]
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	#[Hook( self::HOOK )]
	public function run(): void {
		FaultLog::attempt(
			fn () => $this->database->execute(
				'DELETE FROM {rates} WHERE expires_at <= %d',
				$this->clock->now()->getTimestamp()
			)
		);
	}
}
