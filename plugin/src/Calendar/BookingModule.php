<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Closure;
use Vestibule\Calendar\Admin\EventEditor;
use Vestibule\Calendar\Admin\EventList;
use Vestibule\Calendar\Admin\HostData;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Admin\EventsController;
use Vestibule\Calendar\Events\FirstEvent;
use Vestibule\Calendar\Admin\SettingsValidator;
use Vestibule\Calendar\Events\ZoneCheck;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Seats\SlotHoldCall;
use Vestibule\Calendar\Seats\SlotReleaseCall;
use Vestibule\Calendar\Times\SlotsCall;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\PostScreen;
use Vestibule\Module;
use Vestibule\Services;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Events that can be booked: their post type, the first of them, their screen and the calls of a form's calendar. */
final class BookingModule implements Module {

	/** One, because it remembers how many wait. */
	private ?EventList $list = null;

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->activate( ... ) );
		( new BookingChanges() )->register();
		( new Pages\VisitorPages( $this->services, $this->parts ) )->register();
		( new Reminders\RemindersModule( $this->services, $this->parts ) )->register();
		( new Admin\Screen( $this->services->assets, $this->parts->bookings() ) )->register();
		( new Busy\BusyModule( $this->services, $this->parts ) )->register();
		( new Waiting\WaitingModule( $this->services, $this->parts ) )->register();
		add_action( 'vestibule/form_submitted', $this->announce( ... ), 5 );
		add_action( 'init', $this->registerTypes( ... ), 5 );
		add_action( 'init', fn () => $this->first()->create(), 20 );
		add_filter( 'wp_sitemaps_post_types', static fn ( array $types ): array => array_diff_key( $types, array( Events::NAME => true, Hosts::NAME => true ) ) );
		add_filter( 'rest_request_after_callbacks', EventsController::hideTypes( ... ), 10, 3 );
		add_filter( 'rest_pre_insert_' . Events::NAME, fn ( mixed $event, WP_REST_Request $request ): mixed => $this->validator()->checkEvent( $event, $request ), 10, 2 );
		add_filter( 'rest_pre_insert_' . Hosts::NAME, fn ( mixed $host, WP_REST_Request $request ): mixed => $this->validator()->checkHost( $host, $request ), 10, 2 );
		add_filter( 'rest_prepare_' . Events::NAME, fn ( WP_REST_Response $response, WP_Post $event ): WP_REST_Response => $this->eventEditor()->prepare( $response, $event ), 10, 2 );
		add_action( 'admin_init', $this->registerEditors( ... ) );
		add_filter( 'manage_' . Events::NAME . '_posts_columns', fn ( array $columns ): array => $this->list()->columns( $columns ) );
		add_action( 'manage_' . Events::NAME . '_posts_custom_column', fn ( string $column, int $post ) => $this->list()->cell( $column, $post ), 10, 2 );
		add_filter( BelongsToEntry::FILTER, fn ( array $all ): array => array( ...$all, $this->parts->entryAppointments() ) );
		add_filter( 'vestibule/health_checks', fn ( array $checks ): array => array( ...$checks, new ZoneCheck( $this->parts->events() ) ) );
		add_filter( 'vestibule/start', fn ( array $steps ): array => $steps + array( 'hours' => fn (): array => $this->first()->step() ) );
		$this->services->calls->register(
			array(
				'vestibule_slots'     => fn (): Call => new SlotsCall( $this->parts->book(), $this->services->clock ),
				'vestibule_slot_hold' => $this->slotHoldCall( ... ),
				'vestibule_slot_release' => $this->slotReleaseCall( ... ),
			)
		);
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

	private function validator(): SettingsValidator {
		return new SettingsValidator( $this->services->schema, $this->parts->events(), $this->parts->hosts(), new Busy\Addresses() );
	}


	private function slotHoldCall(): SlotHoldCall {
		$store = $this->services->store;
		$keys  = new PageKey( $store->secret() );
		return new SlotHoldCall( $this->parts->book(), $this->parts->holds(), $this->services->rates, $keys->isGenuine( ... ) );
	}

	private function slotReleaseCall(): SlotReleaseCall {
		$keys = new PageKey( $this->services->store->secret() );
		return new SlotReleaseCall( $this->parts->book(), $keys->isGenuine( ... ) );
	}

	private function activate(): void {
		$this->registerTypes();
		$this->first()->create();
	}

	private function registerTypes(): void {
		$this->parts->events()->registerType();
		$this->parts->hosts()->registerType();
	}

	private function first(): FirstEvent {
		return new FirstEvent( new Once( $this->services->store->database ), $this->services->schema, $this->parts->events() );
	}

	private function list(): EventList {
		return $this->list ??= new EventList( $this->parts->events(), $this->parts->waiters() );
	}

	private function registerEditors(): void {
		$this->eventEditor()->register();
		$feed = new Feed\FeedAddress( $this->services->store->secret() );
		$host = new HostData( $this->parts->hosts(), fn ( int $id ): array => $this->parts->calendars()->ofHost( $id ), new Busy\CalendarWords( $this->services->clock ), $feed );
		( new PostScreen( Hosts::NAME, fn ( WP_Post $post ): AdminScreen => $this->screen( 'host', 'vestibuleHost', static fn (): array => $host->forPost( $post ) ) ) )
			->register( __( 'Add host', 'vestibule' ), __( 'Edit host', 'vestibule' ) );
	}

	private function eventEditor(): EventEditor {
		return new EventEditor( new AdminAssets( $this->services->assets ), $this->parts->events(), $this->services->schema );
	}

	/** @param Closure(): array<string, mixed> $data */
	private function screen( string $name, string $variable, Closure $data ): AdminScreen {
		return new AdminScreen( new AdminAssets( $this->services->assets ), $name, $variable, $data );
	}
}
