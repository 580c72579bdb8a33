<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Closure;
use Vestibule\Calendar\Changes\BookingChanged;
use Vestibule\Calendar\Events\FirstEvent;
use Vestibule\Calendar\Events\ZoneCheck;
use Vestibule\Calendar\Seats\SlotHoldCall;
use Vestibule\Calendar\Seats\SlotReleaseCall;
use Vestibule\Calendar\Times\SlotsCall;
use Vestibule\Entries\AppointmentsChanged;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\EntriesErased;
use Vestibule\Entries\EntryStored;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Module;
use Vestibule\Services;
use WP;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The hooks of the calendar: appointment types and hosts, the calls of a form's calendar, pages of visitors, reminders,
 * waiting lists, and calendars that hosts have elsewhere. Names of hooks, options and query variables are written out,
 * because a constant loads its class: a page without appointments loads none of the room.
 */
final class BookingModule implements Module {

	/** The query variables of VisitorPages. */
	private const PAGES = array( 'vestibule_booking' => true, 'vestibule_waiting' => true, 'vestibule_wait' => true );

	/** Private, and in no export: the calendars of a host elsewhere, the key of the feed, and who signs in. */
	private const PRIVATE_META = array( '_vestibule_host_calendars', '_vestibule_host_feed', '_vestibule_host_user', '_vestibule_host_changes' );

	/**
	 * @param Closure(): Parts     $parts     Made where something is booked, shown or changed.
	 * @param Closure(int): string $shortCode The text that shows a form, by its number.
	 */
	public function __construct(
		private readonly Services $services,
		private readonly Closure $parts,
		private readonly Closure $shortCode,
	) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->activate( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->deactivate( ... ) );
		$this->addTypes();
		$this->addPages();
		$this->addEntries();
		$this->addChanges();
		$this->addReminders();
		$this->addWaiting();
		$this->addBusyTimes();
	}

	private function activate(): void {
		$this->types()->register();
		$this->first()->create();
		$this->reminders()->schedule();
		$this->readings()->schedule();
	}

	private function deactivate(): void {
		$this->reminders()->unschedule();
		$this->readings()->unschedule();
		wp_clear_scheduled_hook( 'vestibule_waiting' );
	}

	private function addTypes(): void {
		$types = array( 'vestibule_event' => true, 'vestibule_host' => true );
		add_action( 'init', fn () => $this->types()->register(), 5 );
		// The option is loaded with every request.
		add_action( 'init', fn () => get_option( 'vestibule_first_event' ) ? null : $this->first()->create(), 20 );
		add_filter( 'wp_sitemaps_post_types', static fn ( array $all ): array => array_diff_key( $all, $types ) );
		$is_private = static fn ( bool $is_skipped, string $key ): bool => $is_skipped || in_array( $key, self::PRIVATE_META, true );
		add_filter( 'wxr_export_skip_postmeta', $is_private, 10, 2 );
		$hours = fn (): array => $this->first()->step();
		add_filter( 'vestibule/start', static fn ( array $steps ): array => $steps + array( 'hours' => $hours ) );
		add_filter( 'vestibule/health_checks', $this->withChecks( ... ) );
	}

	/** Calls of forms, pages of visitors, and feeds for the calendars of hosts. */
	private function addPages(): void {
		$this->services->calls(
			array(
				'vestibule_slots'        => fn (): Call => new SlotsCall( $this->parts()->book(), $this->services->clock ),
				'vestibule_slot_hold'    => $this->slotHoldCall( ... ),
				'vestibule_slot_release' => fn (): Call => new SlotReleaseCall( $this->parts()->book(), $this->keys()->isGenuine( ... ) ),
				'vestibule_waiting_join' => fn (): Call => $this->parts()->joinCall(),
			)
		);
		add_action( 'parse_request', $this->showPage( ... ) );
	}

	private function slotHoldCall(): Call {
		$is_genuine = $this->keys()->isGenuine( ... );
		return new SlotHoldCall( $this->parts()->book(), $this->parts()->holds(), $this->services->rates(), $is_genuine );
	}

	private function showPage( WP $wp ): void {
		if ( is_admin() ) {
			return;
		}
		// Each page checks the secret of its link; the one for joining changes nothing of others.
		// phpcs:disable WordPress.Security.NonceVerification.Recommended
		if ( array() !== array_intersect_key( self::PAGES, $_GET ) ) {
			( new Pages\VisitorPages( $this->services, $this->parts(), $this->shortCode ) )->show( $wp );
		}
		if ( isset( $_GET['vestibule_feed'] ) ) {
			$this->parts()->of->get( Feed\HostFeed::class )->show( $wp );
		}
		// phpcs:enable
	}

	private function addEntries(): void {
		add_filter( 'vestibule/belongs_to_entry', fn ( array $all ) => array( ...$all, $this->parts()->entryAppointments() ) );
		add_action( 'vestibule_purge', fn () => FaultLog::attempt( fn () => $this->parts()->holds()->purge() ) );
		Events::on( EntryStored::class, $this->followEntry( ... ) );
		Events::on( EntriesErased::class, fn () => $this->followFreedTimes() );
		Events::on( AppointmentsChanged::class, fn ( AppointmentsChanged $changed ) => $changed->areCancelled ? $this->followFreedTimes() : BookingChanges::note() );
	}

	private function followEntry( EntryStored $stored ): void {
		BookingChanges::note();
		foreach ( $stored->entry->appointments as $time ) {
			/**
			 * Fires after an appointment was booked for good, with its entry.
			 *
			 * @param BookedTime $time
			 * @param int        $entry
			 */
			do_action( 'vestibule/booking_booked', $time, $stored->entry->id );
			$this->reminders()->planFor( $time );
		}
	}

	private function followFreedTimes(): void {
		BookingChanges::note();
		$this->parts()->offers()->runAndPlan();
	}

	/** Free times that were kept before a change are found no more. */
	private function addChanges(): void {
		Events::on( BookingChanged::class, fn ( BookingChanged $changed ) => $this->followChange( $changed->change->what ) );
		// An action of WordPress, because other plugins fire it too; what they do with the news is done before seats are offered.
		add_action( 'vestibule/blocked_times_changed', static fn () => BookingChanges::note(), 1, 0 );
		add_action( 'vestibule/blocked_times_changed', fn () => $this->parts()->offers()->runAndPlan(), 50, 0 );
		add_action( 'clean_post_cache', static fn ( int $id, WP_Post $post ) => BookingChanges::notePost( $post ), 10, 2 );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", static fn ( mixed $ids, int $id, string $key ) => BookingChanges::noteMeta( $key ), 10, 3 );
		}
	}

	private function followChange( string $what ): void {
		if ( in_array( $what, array( BookingChange::MOVED, BookingChange::RESTORED ), true ) ) {
			BookingChanges::note();
			$this->reminders()->plan();
		}
		if ( in_array( $what, array( BookingChange::MOVED, BookingChange::CANCELLED ), true ) ) {
			$this->followFreedTimes();
		}
	}

	private function addReminders(): void {
		// Also where an update or a network never activated the plugin.
		add_action( 'admin_init', fn () => $this->reminders()->schedule() );
		add_filter( 'vestibule/scheduled_events', static fn ( array $hooks ): array => array( ...$hooks, 'vestibule_reminders' ) );
		add_action( 'vestibule_reminders', fn () => $this->reminders()->run() );
		add_action( 'vestibule_next_reminder', fn () => $this->reminders()->run() );
	}

	/** Waiting lists of full times: a seat that was given back is held for the first who waits. */
	private function addWaiting(): void {
		add_action( 'vestibule_waiting', fn () => $this->parts()->offers()->runAndPlan() );
		add_action( 'vestibule_reminders', fn () => $this->parts()->offers()->runAndPlan(), 50 );
		add_action( 'vestibule_purge', fn () => FaultLog::attempt( fn () => $this->parts()->waiters()->purge() ) );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $this->waitingPrivacy()->exporters( $all ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $this->waitingPrivacy()->erasers( $all ) );
	}

	/** Times that hosts are busy elsewhere, read from the calendars that their settings name (docs/booking-hosts.md). */
	private function addBusyTimes(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- Hosts expect a new calendar entry to block their time within minutes.
		add_filter( 'cron_schedules', $this->addQuarterHour( ... ) );
		add_action( 'vestibule_busy', fn () => $this->readings()->run() );
		add_action( 'vestibule_busy_next', fn () => $this->readings()->run() );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", $this->keepChanged( ... ), 10, 3 );
		}
		add_action( 'deleted_post', $this->keepDeleted( ... ), 10, 2 );
		add_action( 'rest_api_init', $this->addBusyRoutes( ... ) );
		add_filter( 'vestibule/scheduled_events', $this->withReadings( ... ) );
	}

	private function keepChanged( mixed $ids, int $host, string $key ): void {
		if ( '_vestibule_host_calendars' === $key ) {
			$this->readings()->keep( $host );
		}
	}

	private function keepDeleted( int $id, WP_Post $post ): void {
		if ( 'vestibule_host' === $post->post_type ) {
			$this->readings()->keep( $id );
		}
	}

	/**
	 * @param list<string> $hooks
	 * @return list<string>
	 */
	private function withReadings( array $hooks ): array {
		return $this->readings()->hasCalendars() ? array( ...$hooks, 'vestibule_busy' ) : $hooks;
	}

	private function addBusyRoutes(): void {
		$parts = $this->parts();
		( new Busy\ReadRoute( $parts->calendars(), $parts->busyReading(), $this->calendarWords(), $this->services->rates() ) )->register();
		( new Busy\Addresses() )->register();
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	private function addQuarterHour( array $schedules ): array {
		$words = did_action( 'init' ) > 0 ? __( 'Every 15 minutes', 'vestibule' ) : 'Every 15 minutes';
		$quarter = array( 'interval' => 15 * MINUTE_IN_SECONDS, 'display' => $words );
		return $schedules + array( 'vestibule_quarter_hour' => $quarter );
	}

	/**
	 * That of calendars elsewhere where there are some to read.
	 *
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withChecks( array $checks ): array {
		if ( $this->readings()->hasCalendars() ) {
			$checks[] = new Busy\BusyCheck( $this->parts()->calendars(), $this->calendarWords() );
		}
		return array( ...$checks, new ZoneCheck( $this->parts()->events() ) );
	}

	private function parts(): Parts {
		return ( $this->parts )();
	}

	private function types(): Admin\PostTypes {
		return new Admin\PostTypes( $this->services->schema, $this->parts );
	}

	private function first(): FirstEvent {
		$settings = Admin\PostTypes::newEvent( $this->services->schema );
		return new FirstEvent( new Once( $this->services->store()->database ), $settings, $this->parts()->events() );
	}

	private function keys(): PageKey {
		return new PageKey( $this->services->store()->secret() );
	}

	private function reminders(): Reminders\ReminderSchedule {
		return new Reminders\ReminderSchedule( $this->parts()->reminders() );
	}

	private function readings(): Busy\ReadingSchedule {
		return new Busy\ReadingSchedule( $this->parts()->busyReading(), $this->parts()->calendars() );
	}

	private function calendarWords(): Busy\CalendarWords {
		return new Busy\CalendarWords( $this->services->clock );
	}

	private function waitingPrivacy(): Waiting\WaitingPrivacy {
		return new Waiting\WaitingPrivacy( $this->parts()->waiters(), new TimeWords(), $this->parts()->joining()->leave( ... ) );
	}
}
