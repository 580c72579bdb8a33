<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Ajax\Calls;
use Vestibule\Ajax\Connection;
use Vestibule\Ajax\PageKey;
use Vestibule\Booking\Event;
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

	private const MINUTES = 5;

	/** After what gives seats back. */
	private const ACTIONS = array(
		'vestibule/booking_cancelled',
		'vestibule/booking_moved',
		'vestibule/appointments_cancelled',
		'vestibule/deleted_entries',
		'vestibule/blocked_times_changed',
		'vestibule/waiting_given_back',
	);

	/** @var list<array{Waiter, Event}> Whom this request asks whether they wait. */
	private array $asked = array();

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		foreach ( array( self::HOOK, RemindersModule::HOOK, ...self::ACTIONS ) as $action ) {
			// What others do with the same news is done first.
			add_action( $action, $this->run( ... ), 50, 0 );
		}
		add_action( 'vestibule/waiting_joined', fn () => $this->safely( $this->plan( ... ) ), 10, 0 );
		add_action( Purge::HOOK, fn () => $this->safely( $this->purge( ... ) ) );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $this->privacy()->exporters( $all ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $this->privacy()->erasers( $all ) );
		( new WaitingPages( $this->services, $this->parts, $this ) )->register();
		( new Calls( $this->services->store ) )->register( array( 'vestibule_waiting_join' => $this->joinCall( ... ) ) );
	}

	public function waiters(): Waiters {
		return $this->parts->waiters();
	}

	public function unconfirmed(): Unconfirmed {
		return new Unconfirmed( $this->services->store->database, $this->services->store->tables, $this->services->clock );
	}

	public function link(): WaitingLink {
		return $this->parts->waitingLink();
	}

	public function joinRequest(): JoinRequest {
		return new JoinRequest( $this->joining(), $this->services->rates );
	}

	public function joining(): Joining {
		return new Joining( $this->parts->events(), $this->parts->book(), $this->waiters(), $this->unconfirmed(), $this->ask( ... ), $this->services->store );
	}

	public function leaving(): Leaving {
		return $this->parts->leaving();
	}

	public function offers(): Offers {
		return new Offers( $this->services, $this->parts, $this->waiters(), $this->link(), $this->mail() );
	}

	/** After the answer, as mails of entries are. */
	public function sendAsked(): void {
		$asked       = $this->asked;
		$this->asked = array();
		foreach ( $asked as [ $waiter, $event ] ) {
			$this->mail()->sendAsked( $waiter, $event );
		}
	}

	private function ask( Waiter $waiter, Event $event ): void {
		if ( array() === $this->asked ) {
			$send = function (): void {
				Connection::end();
				$this->sendAsked();
			};
			add_action( 'shutdown', $send, 100 );
		}
		$this->asked[] = array( $waiter, $event );
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
		$this->unconfirmed()->purge();
		$this->waiters()->purge();
	}

	private function run(): void {
		$this->safely(
			function (): void {
				$this->plan( $this->offers()->run() );
			}
		);
	}

	/** @param bool $is_more Whether there may be more to do at once. */
	private function plan( bool $is_more = false ): void {
		$now  = $this->services->clock->now()->getTimestamp();
		$ends = $this->waiters()->nextEnd()?->getTimestamp();
		$look = $this->waiters()->isAnyoneWaiting() ? $now + ( $is_more ? 0 : self::MINUTES * MINUTE_IN_SECONDS ) : null;
		$next = array_filter( array( $ends, $look ), is_int( ... ) );
		$planned = wp_next_scheduled( self::HOOK );
		if ( array() !== $next && ( false === $planned || $planned > min( $next ) ) ) {
			wp_clear_scheduled_hook( self::HOOK );
			wp_schedule_single_event( min( $next ), self::HOOK );
		}
	}

	/**
	 * What fails now is done by the next run.
	 *
	 * @param callable(): void $work
	 */
	private function safely( callable $work ): void {
		try {
			$work();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
