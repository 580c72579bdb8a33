<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Reminders;

use Vestibule\Calendar\Parts;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** When reminders are sent: at the moment of the next one, and every hour for what no request has planned. */
final class RemindersModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->schedule( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		// Also where an update or a network never activated the plugin.
		add_action( 'admin_init', $this->schedule( ... ) );
		add_filter( 'vestibule/scheduled_events', static fn ( array $hooks ): array => array( ...$hooks, Reminders::HOOK ) );
		add_action( Reminders::HOOK, $this->run( ... ) );
		add_action( Reminders::NEXT, $this->run( ... ) );
		add_action( 'vestibule/form_submitted', fn ( StoredEntry $entry ) => array() === $entry->appointments ? null : $this->plan() );
		add_action( 'vestibule/booking_moved', fn () => $this->plan(), 10, 0 );
		add_action( 'vestibule/booking_restored', fn () => $this->plan(), 10, 0 );
	}

	private function run(): void {
		try {
			$this->parts->reminders()->run();
		} catch ( StorageFault $fault ) {
			// The hourly run comes back to it.
			FaultLog::record( $fault );
			return;
		}
		$this->plan();
	}

	private function plan(): void {
		try {
			$next = $this->parts->reminders()->next();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		$planned = wp_next_scheduled( Reminders::NEXT );
		if ( null !== $next && ( false === $planned || $planned > $next->getTimestamp() ) ) {
			wp_clear_scheduled_hook( Reminders::NEXT );
			wp_schedule_single_event( $next->getTimestamp(), Reminders::NEXT );
		}
	}

	/** Asking costs nothing, because WordPress keeps its schedule in an autoloaded option. */
	private function schedule(): void {
		if ( false === wp_next_scheduled( Reminders::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', Reminders::HOOK );
		}
	}

	private function unschedule(): void {
		wp_clear_scheduled_hook( Reminders::HOOK );
		wp_clear_scheduled_hook( Reminders::NEXT );
	}
}
