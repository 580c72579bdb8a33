<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use Vestibule\Calendar\Parts;
use Vestibule\Calendar\Reminders\Reminders;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Waiting lists of full times: who joins, and when a seat that was given back is held for the first of them. */
final class WaitingModule implements Module {

	/** After what gives seats back. */
	private const ACTIONS = array(
		'vestibule/booking_cancelled',
		'vestibule/booking_moved',
		'vestibule/appointments_cancelled',
		'vestibule/deleted_entries',
		'vestibule/blocked_times_changed',
		'vestibule/waiting_given_back',
	);

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		foreach ( array( Offers::HOOK, Reminders::HOOK, ...self::ACTIONS ) as $action ) {
			// What others do with the same news is done first.
			add_action( $action, fn () => $this->parts->offers()->runAndPlan(), 50, 0 );
		}
		add_action( 'vestibule/waiting_joined', fn () => $this->parts->offers()->plan(), 10, 0 );
		add_action( Purge::HOOK, $this->purge( ... ) );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $this->privacy()->exporters( $all ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $this->privacy()->erasers( $all ) );
		$this->services->calls->register( array( 'vestibule_waiting_join' => $this->parts->joinCall( ... ) ) );
	}

	private function privacy(): WaitingPrivacy {
		return new WaitingPrivacy( $this->parts->waiters(), new TimeWords(), $this->parts->joining()->leave( ... ) );
	}

	private function unschedule(): void {
		wp_clear_scheduled_hook( Offers::HOOK );
	}

	private function purge(): void {
		try {
			$this->parts->waiters()->purge();
		} catch ( StorageFault $fault ) {
			// The next day's does it.
			FaultLog::record( $fault );
		}
	}
}
