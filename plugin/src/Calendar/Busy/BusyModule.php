<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Parts;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Services;
use WP_Post;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Times that hosts are busy elsewhere, read from the calendars that their settings name (docs/booking-hosts.md). A site whose
 * hosts name none has no cron event for it.
 */
final class BusyModule implements Module {

	/** Every 15 minutes, for all hosts. */
	public const HOOK = 'vestibule_busy';

	/** At once: a calendar is new, or the last run left some. */
	public const NEXT = 'vestibule_busy_next';

	private const SCHEDULE = 'vestibule_quarter_hour';

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->schedule( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		// phpcs:ignore WordPress.WP.CronInterval -- A quarter of an hour is what people wait for when they enter something in their calendar.
		add_filter( 'cron_schedules', $this->addSchedule( ... ) );
		add_action( self::HOOK, $this->run( ... ) );
		add_action( self::NEXT, $this->run( ... ) );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", fn ( mixed $ids, int $post, string $key ) => Addresses::META === $key ? $this->keep( $post ) : null, 10, 3 );
		}
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => Hosts::NAME === $post->post_type ? $this->keep( $id ) : null, 10, 2 );
		add_action( 'rest_api_init', fn () => $this->route()->register() );
		add_action( 'rest_api_init', fn () => $this->field()->register() );
		add_filter( 'rest_prepare_' . Hosts::NAME, fn ( WP_REST_Response $response, WP_Post $host ): WP_REST_Response => $this->field()->prepare( $response, $host ), 10, 2 );
		add_filter( 'wxr_export_skip_postmeta', static fn ( bool $skip, string $key ): bool => $skip || Addresses::META === $key, 10, 2 );
		add_filter( 'vestibule/health_checks', $this->withCheck( ... ) );
		add_filter( 'vestibule/scheduled_events', fn ( array $hooks ): array => $this->hasCalendars() ? array( ...$hooks, self::HOOK ) : $hooks );
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	private function addSchedule( array $schedules ): array {
		return $schedules + array( self::SCHEDULE => array( 'interval' => 15 * MINUTE_IN_SECONDS, 'display' => did_action( 'init' ) > 0 ? __( 'Every 15 minutes', 'vestibule' ) : 'Every 15 minutes' ) );
	}

	private function run(): void {
		try {
			if ( $this->parts->busyReading()->run() ) {
				$this->readSoon( MINUTE_IN_SECONDS );
			}
			$this->schedule();
		} catch ( StorageFault $fault ) {
			// The next run comes back to it.
			FaultLog::record( $fault );
		}
	}

	/** After the settings of a host have changed, or the host is gone. */
	private function keep( int $host ): void {
		try {
			if ( ! $this->parts->busyReading()->keep( $host ) ) {
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
	private function schedule(): void {
		if ( ! $this->hasCalendars() ) {
			wp_clear_scheduled_hook( self::HOOK );
		} elseif ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + 15 * MINUTE_IN_SECONDS, self::SCHEDULE, self::HOOK );
		}
	}

	private function hasCalendars(): bool {
		try {
			return $this->parts->calendars()->count() > 0;
		} catch ( StorageFault ) {
			// The tables are not there yet, and so no calendars.
			return false;
		}
	}

	private function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
		wp_clear_scheduled_hook( self::NEXT );
	}

	private function route(): ReadRoute {
		return new ReadRoute( $this->parts->calendars(), $this->parts->busyReading(), new CalendarWords( $this->services->clock ), $this->services->rates() );
	}

	private function field(): Addresses {
		return new Addresses();
	}

	/**
	 * Where there is something to read.
	 *
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withCheck( array $checks ): array {
		return $this->hasCalendars() ? array( ...$checks, new BusyCheck( $this->parts->calendars(), new CalendarWords( $this->services->clock ) ) ) : $checks;
	}
}
