<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Closure;
use Vestibule\Calendar\Events\FirstEvent;
use Vestibule\Calendar\Seats\SlotHoldCall;
use Vestibule\Calendar\Seats\SlotReleaseCall;
use Vestibule\Calendar\Times\SlotsCall;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\PostScreen;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Module;
use Vestibule\Services;
use WP;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The hooks of the calendar: appointment types and hosts, their screens, the calls of a form's calendar, pages of
 * visitors, reminders, waiting lists, and calendars that hosts have elsewhere. Names of other classes' hooks, options and
 * query variables are written out, because a constant loads its class: a page without appointments loads none of them.
 */
final class BookingModule implements Module {

	/** After what they say is stored for good, free times may be other ones. */
	private const CHANGES = array(
		'vestibule/form_submitted',
		'vestibule/held_times_changed',
		'vestibule/deleted_entries',
		'vestibule/appointments_cancelled',
		'vestibule/entries_restored',
		'vestibule/booking_moved',
		'vestibule/booking_cancelled',
		'vestibule/booking_restored',
		'vestibule/blocked_times_changed',
		'vestibule/busy_times_changed',
	);

	/** When seats may be free for those who wait: cron's events, and what gives seats back. */
	private const OFFERS = array(
		'vestibule_waiting',
		'vestibule_reminders',
		'vestibule/booking_cancelled',
		'vestibule/booking_moved',
		'vestibule/appointments_cancelled',
		'vestibule/deleted_entries',
		'vestibule/blocked_times_changed',
		'vestibule/waiting_given_back',
	);

	/** The query variables of VisitorPages. */
	private const PAGES = array( 'vestibule_booking' => true, 'vestibule_waiting' => true, 'vestibule_wait' => true );

	/** Private, and in no export: the calendars of a host elsewhere, and the key of the feed. */
	private const PRIVATE_META = array( '_vestibule_host_calendars', '_vestibule_host_feed' );

	/** One, because it remembers how many wait. */
	private ?Admin\EventList $list = null;

	/**
	 * @param Closure(int): string $shortCode The text that shows a form, by its number.
	 * @param Closure(list<int>): array<int, array{form: int, name: string, email: string, phone: string}> $visitors
	 * Who has sent entries, by entry.
	 */
	public function __construct(
		private readonly Services $services,
		private readonly Parts $parts,
		private readonly Closure $shortCode,
		private readonly Closure $visitors,
	) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->activate( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->deactivate( ... ) );
		$this->addTypes();
		$this->addScreens();
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
		add_action( 'init', fn () => $this->types()->register(), 5 );
		// The option is loaded with every request.
		add_action( 'init', fn () => get_option( 'vestibule_first_event' ) ? null : $this->first()->create(), 20 );
		add_filter( 'wp_sitemaps_post_types', static fn ( array $types ): array => array_diff_key( $types, array( 'vestibule_event' => true, 'vestibule_host' => true ) ) );
		add_filter( 'rest_request_after_callbacks', static fn ( mixed $response, array $handler, WP_REST_Request $request ): mixed => Admin\EventsController::hideTypes( $response, $handler, $request ), 10, 3 );
		add_filter( 'rest_pre_insert_vestibule_event', fn ( mixed $event, WP_REST_Request $request ): mixed => $this->validator()->checkEvent( $event, $request ), 10, 2 );
		add_filter( 'rest_pre_insert_vestibule_host', fn ( mixed $host, WP_REST_Request $request ): mixed => $this->validator()->checkHost( $host, $request ), 10, 2 );
		add_filter( 'rest_prepare_vestibule_event', fn ( WP_REST_Response $response, WP_Post $event ): WP_REST_Response => $this->eventEditor()->prepare( $response, $event ), 10, 2 );
		add_filter( 'rest_prepare_vestibule_host', static fn ( WP_REST_Response $response, WP_Post $host ): WP_REST_Response => ( new Busy\Addresses() )->prepare( $response, $host ), 10, 2 );
		add_filter( 'wxr_export_skip_postmeta', static fn ( bool $skip, string $key ): bool => $skip || in_array( $key, self::PRIVATE_META, true ), 10, 2 );
	}

	private function addScreens(): void {
		add_action( 'admin_menu', fn () => $this->calendar()->addToMenu() );
		add_action( 'admin_init', fn () => $this->calendar()->open() );
		add_action( 'rest_api_init', fn () => $this->calendar()->registerView() );
		add_action( 'admin_init', $this->registerEditors( ... ) );
		add_filter( 'manage_vestibule_event_posts_columns', fn ( array $columns ): array => $this->list()->columns( $columns ) );
		add_action( 'manage_vestibule_event_posts_custom_column', fn ( string $column, int $post ) => $this->list()->cell( $column, $post ), 10, 2 );
		add_filter( 'vestibule/start', fn ( array $steps ): array => $steps + array( 'hours' => fn (): array => $this->first()->step() ) );
		add_filter( 'vestibule/health_checks', $this->withChecks( ... ) );
	}

	/** Calls of forms, pages of visitors, and feeds for the calendars of hosts. */
	private function addPages(): void {
		$this->services->calls->register(
			array(
				'vestibule_slots'        => fn (): Call => new SlotsCall( $this->parts->book(), $this->services->clock ),
				'vestibule_slot_hold'    => fn (): Call => new SlotHoldCall( $this->parts->book(), $this->parts->holds(), $this->services->rates, $this->keys()->isGenuine( ... ) ),
				'vestibule_slot_release' => fn (): Call => new SlotReleaseCall( $this->parts->book(), $this->keys()->isGenuine( ... ) ),
				'vestibule_waiting_join' => fn (): Call => $this->parts->joinCall(),
			)
		);
		add_action( 'parse_request', $this->showPage( ... ) );
		add_action( 'rest_api_init', fn () => $this->feed()->addRoute() );
	}

	private function showPage( WP $wp ): void {
		if ( is_admin() ) {
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Each page checks the secret of its link; the one for joining changes nothing of others.
		if ( array() !== array_intersect_key( self::PAGES, $_GET ) ) {
			( new Pages\VisitorPages( $this->services, $this->parts, $this->shortCode ) )->show( $wp );
		}
		if ( isset( $_GET['vestibule_feed'] ) ) {
			$this->feed()->show( $wp );
		}
		// phpcs:enable
	}

	private function addEntries(): void {
		add_action( 'vestibule/form_submitted', $this->announce( ... ), 5 );
		add_filter( 'vestibule/belongs_to_entry', fn ( array $all ): array => array( ...$all, $this->parts->entryAppointments() ) );
	}

	private function announce( StoredEntry $entry ): void {
		foreach ( $entry->appointments as $time ) {
			/**
			 * Fires after an appointment was booked for good, with its entry.
			 *
			 * @param BookedTime $time
			 * @param int        $entry
			 */
			do_action( 'vestibule/booking_booked', $time, $entry->id );
		}
	}

	/** Free times that were kept before a change are found no more. */
	private function addChanges(): void {
		foreach ( self::CHANGES as $action ) {
			add_action( $action, static fn () => BookingChanges::note(), 1, 0 );
		}
		add_action( 'clean_post_cache', static fn ( int $id, WP_Post $post ) => BookingChanges::notePost( $post ), 10, 2 );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", static fn ( mixed $ids, int $post, string $key ) => BookingChanges::noteMeta( $key ), 10, 3 );
		}
	}

	private function addReminders(): void {
		// Also where an update or a network never activated the plugin.
		add_action( 'admin_init', fn () => $this->reminders()->schedule() );
		add_filter( 'vestibule/scheduled_events', static fn ( array $hooks ): array => array( ...$hooks, 'vestibule_reminders' ) );
		add_action( 'vestibule_reminders', fn () => $this->reminders()->run() );
		add_action( 'vestibule_next_reminder', fn () => $this->reminders()->run() );
		add_action( 'vestibule/form_submitted', fn ( StoredEntry $entry ) => array() === $entry->appointments ? null : $this->reminders()->plan() );
		add_action( 'vestibule/booking_moved', fn () => $this->reminders()->plan(), 10, 0 );
		add_action( 'vestibule/booking_restored', fn () => $this->reminders()->plan(), 10, 0 );
	}

	/** Waiting lists of full times: when a seat that was given back is held for the first of them, and what is known of them. */
	private function addWaiting(): void {
		foreach ( self::OFFERS as $action ) {
			// What others do with the same news is done first.
			add_action( $action, fn () => $this->parts->offers()->runAndPlan(), 50, 0 );
		}
		add_action( 'vestibule/waiting_joined', fn () => $this->parts->offers()->plan(), 10, 0 );
		add_action( 'vestibule_purge', fn () => FaultLog::attempt( fn () => $this->parts->waiters()->purge() ) );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $this->waitingPrivacy()->exporters( $all ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $this->waitingPrivacy()->erasers( $all ) );
	}

	/** Times that hosts are busy elsewhere, read from the calendars that their settings name (docs/booking-hosts.md). */
	private function addBusyTimes(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- A quarter of an hour is what people wait for when they enter something in their calendar.
		add_filter( 'cron_schedules', $this->addQuarterHour( ... ) );
		add_action( 'vestibule_busy', fn () => $this->readings()->run() );
		add_action( 'vestibule_busy_next', fn () => $this->readings()->run() );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", fn ( mixed $ids, int $post, string $key ) => '_vestibule_host_calendars' === $key ? $this->readings()->keep( $post ) : null, 10, 3 );
		}
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => 'vestibule_host' === $post->post_type ? $this->readings()->keep( $id ) : null, 10, 2 );
		add_action( 'rest_api_init', fn () => $this->readRoute()->register() );
		add_action( 'rest_api_init', static fn () => ( new Busy\Addresses() )->register() );
		add_filter( 'vestibule/scheduled_events', fn ( array $hooks ): array => $this->readings()->hasCalendars() ? array( ...$hooks, 'vestibule_busy' ) : $hooks );
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	private function addQuarterHour( array $schedules ): array {
		return $schedules + array( 'vestibule_quarter_hour' => array( 'interval' => 15 * MINUTE_IN_SECONDS, 'display' => did_action( 'init' ) > 0 ? __( 'Every 15 minutes', 'vestibule' ) : 'Every 15 minutes' ) );
	}

	/**
	 * That of calendars elsewhere where there are some to read.
	 *
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withChecks( array $checks ): array {
		if ( $this->readings()->hasCalendars() ) {
			$checks[] = new Busy\BusyCheck( $this->parts->calendars(), new Busy\CalendarWords( $this->services->clock ) );
		}
		return array( ...$checks, new Events\ZoneCheck( $this->parts->events() ) );
	}

	private function registerEditors(): void {
		$this->eventEditor()->register();
		$feed = new Feed\FeedAddress( $this->services->store->secret() );
		$host = new Admin\HostData( $this->parts->hosts(), fn ( int $id ): array => $this->parts->calendars()->ofHost( $id ), new Busy\CalendarWords( $this->services->clock ), $feed );
		( new PostScreen( 'vestibule_host', fn ( WP_Post $post ): AdminScreen => new AdminScreen( $this->adminAssets(), 'host', 'vestibuleHost', static fn (): array => $host->forPost( $post ) ) ) )
			->register( __( 'Add host', 'vestibule' ), __( 'Edit host', 'vestibule' ) );
	}

	private function types(): Admin\PostTypes {
		return new Admin\PostTypes( $this->services->schema, $this->parts );
	}

	private function first(): FirstEvent {
		return new FirstEvent( new Once( $this->services->store->database ), Admin\PostTypes::newEvent( $this->services->schema ), $this->parts->events() );
	}

	private function validator(): Admin\SettingsValidator {
		return new Admin\SettingsValidator( $this->services->schema, $this->parts->events(), $this->parts->hosts(), new Busy\Addresses() );
	}

	private function eventEditor(): Admin\EventEditor {
		return new Admin\EventEditor( $this->adminAssets(), $this->parts->events(), $this->services->schema );
	}

	private function list(): Admin\EventList {
		return $this->list ??= new Admin\EventList( $this->parts->events(), $this->parts->waiters() );
	}

	private function calendar(): Admin\Screen {
		return new Admin\Screen( $this->services->assets, $this->parts->bookings() );
	}

	private function adminAssets(): AdminAssets {
		return new AdminAssets( $this->services->assets );
	}

	private function keys(): PageKey {
		return new PageKey( $this->services->store->secret() );
	}

	private function feed(): Feed\HostFeed {
		return new Feed\HostFeed( $this->services, $this->parts, $this->visitors );
	}

	private function reminders(): Reminders\ReminderSchedule {
		return new Reminders\ReminderSchedule( $this->parts->reminders() );
	}

	private function readings(): Busy\ReadingSchedule {
		return new Busy\ReadingSchedule( $this->parts->busyReading(), $this->parts->calendars() );
	}

	private function readRoute(): Busy\ReadRoute {
		return new Busy\ReadRoute( $this->parts->calendars(), $this->parts->busyReading(), new Busy\CalendarWords( $this->services->clock ), $this->services->rates );
	}

	private function waitingPrivacy(): Waiting\WaitingPrivacy {
		return new Waiting\WaitingPrivacy( $this->parts->waiters(), new TimeWords(), $this->parts->joining()->leave( ... ) );
	}
}
