<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Ajax\PageKey;
use Vestibule\Booking\Parts;
use Vestibule\Booking\Reminders\RemindersModule;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\TimeWords;
use Vestibule\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\Storage\Purge;

defined( 'ABSPATH' ) || exit;

/** Waiting lists of full times: who joins, and when a seat that was given back is held for the first of them. */
final class WaitingModule implements Module {

	/** When somebody's time runs out; and every few minutes while anyone waits, for what no action said. */
	public const HOOK = 'vestibule_waiting';

	/** After what gives seats back. */
	private const ACTIONS = array(
		'vestibule/booking_cancelled',
		'vestibule/booking_moved',
		'vestibule/appointments_cancelled',
		'vestibule/deleted_entries',
		'vestibule/blocked_times_changed',
		'vestibule/waiting_given_back',
	);

	/** One, because it remembers whom this request asks. */
	private ?AskedMails $asked = null;

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		foreach ( array( self::HOOK, RemindersModule::HOOK, ...self::ACTIONS ) as $action ) {
			// What others do with the same news is done first.
			add_action( $action, fn () => $this->runs()->run(), 50, 0 );
		}
		add_action( 'vestibule/waiting_joined', fn () => $this->runs()->plan(), 10, 0 );
		add_action( Purge::HOOK, $this->purge( ... ) );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $this->privacy()->exporters( $all ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $this->privacy()->erasers( $all ) );
		( new WaitingPages( $this->services, $this->parts, $this ) )->register();
		$this->services->calls->register( array( 'vestibule_waiting_join' => $this->joinCall( ... ) ) );
	}

	public function waiters(): Waiters {
		return $this->parts->waiters();
	}

	public function unconfirmed(): Unconfirmed {
		return new Unconfirmed( $this->services->store->database, $this->services->clock );
	}

	public function link(): WaitingLink {
		return $this->parts->waitingLink();
	}

	public function joinRequest(): JoinRequest {
		return new JoinRequest( $this->joining(), $this->services->rates );
	}

	public function joining(): Joining {
		return new Joining( $this->parts->events(), $this->parts->book(), $this->waiters(), $this->unconfirmed(), $this->asked()->add( ... ), $this->services->store );
	}

	public function leaving(): Leaving {
		return $this->parts->leaving();
	}

	public function offers(): Offers {
		return new Offers( $this->services, $this->parts, $this->waiters(), $this->link(), $this->mail() );
	}

	/** As it is sent at the end of a request. */
	public function sendAsked(): void {
		$this->asked()->send();
	}

	private function asked(): AskedMails {
		return $this->asked ??= new AskedMails( $this->mail() );
	}

	private function runs(): WaitingRuns {
		return new WaitingRuns( $this->waiters(), $this->offers( ... ), $this->services->clock );
	}

	private function joinCall(): JoinCall {
		return new JoinCall( $this->joinRequest(), ( new PageKey( $this->services->store->secret() ) )->isGenuine( ... ) );
	}

	private function mail(): WaitingMail {
		return new WaitingMail( $this->link(), new TimeWords() );
	}

	private function privacy(): WaitingPrivacy {
		return new WaitingPrivacy( $this->waiters(), new TimeWords(), $this->leaving()->leave( ... ) );
	}

	private function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	private function purge(): void {
		try {
			$this->unconfirmed()->purge();
			$this->waiters()->purge();
		} catch ( StorageFault $fault ) {
			// The next day's does it.
			FaultLog::record( $fault );
		}
	}
}
