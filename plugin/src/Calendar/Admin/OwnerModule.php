<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Admin\Cli\BookingsCommand;
use Vestibule\Calendar\Admin\Cli\ChangeCommands;
use Vestibule\Calendar\Busy\Addresses;
use Vestibule\Calendar\Busy\CalendarWords;
use Vestibule\Calendar\Feed\FeedAddress;
use Vestibule\Calendar\Parts;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Inbox\Bookings\OpenHours;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\PostScreen;
use Vestibule\Module;
use Vestibule\Services;
use WP_CLI;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The institute's side of the calendar: screens, editors and REST of appointment types, hosts and bookings, and lists and
 * changes of bookings by capability (docs/booking-hosts.md, docs/rest.md). Names are written out as in BookingModule.
 */
final class OwnerModule implements Module {

	/** Shared instance: caches how many wait. */
	private ?EventList $list = null;

	/** Shared instance: caches the hours, types and next bookings of all hosts. */
	private ?HostList $hosts = null;

	public function __construct(
		private readonly Services $services,
		private readonly Parts $parts,
		private readonly FormParts $forms,
	) {}

	public function register(): void {
		add_action( 'cli_init', $this->addCommands( ... ) );
		add_action( 'admin_menu', fn () => $this->screen()->addToMenu() );
		add_action( 'admin_init', fn () => $this->screen()->open() );
		// The role of hosts, also where an update or a network never activated the plugin.
		add_action( 'admin_init', static fn () => get_option( 'vestibule_host_role' ) ? null : HostModule::addRole() );
		add_action( 'rest_api_init', fn () => $this->screen()->registerView() );
		add_action( 'rest_api_init', static fn () => ( new AccountField() )->register() );
		add_action( 'rest_api_init', static fn () => AccountRoute::add() );
		add_action( 'rest_api_init', fn () => ( new ExplainRoute( $this->parts->book() ) )->add() );
		add_action( 'admin_init', $this->registerEditors( ... ) );
		add_filter( 'manage_vestibule_event_posts_columns', fn ( array $columns ): array => $this->list()->columns( $columns ) );
		add_action( 'manage_vestibule_event_posts_custom_column', $this->printCell( ... ), 10, 2 );
		add_filter( 'manage_vestibule_host_posts_columns', fn ( array $columns ): array => $this->hostList()->columns( $columns ) );
		add_action( 'manage_vestibule_host_posts_custom_column', fn ( string $column, int $post ) => $this->hostList()->printCell( $column, $post ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', $this->hideTypes( ... ), 10, 3 );
		add_filter( 'rest_pre_insert_vestibule_event', $this->checkEvent( ... ), 10, 2 );
		add_filter( 'rest_pre_insert_vestibule_host', $this->checkHost( ... ), 10, 2 );
		add_filter( 'rest_prepare_vestibule_event', $this->prepareEvent( ... ), 10, 2 );
		add_filter( 'rest_prepare_vestibule_host', $this->prepareHost( ... ), 10, 2 );
	}

	private function registerEditors(): void {
		$this->eventEditor()->register();
		( new PostScreen( 'vestibule_host', $this->hostScreen( ... ) ) )->register( __( 'Add host', 'vestibule' ), __( 'Edit host', 'vestibule' ) );
	}

	private function printCell( string $column, int $post ): void {
		$this->list()->cell( $column, $post );
	}

	/**
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function hideTypes( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		return EventsController::hideTypes( $response, $handler, $request );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function checkEvent( mixed $event, WP_REST_Request $request ): mixed {
		return $this->validator()->checkEvent( $event, $request );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function checkHost( mixed $host, WP_REST_Request $request ): mixed {
		return $this->validator()->checkHost( $host, $request );
	}

	private function prepareEvent( WP_REST_Response $response, WP_Post $event ): WP_REST_Response {
		return $this->eventEditor()->prepare( $response, $event );
	}

	private function prepareHost( WP_REST_Response $response, WP_Post $host ): WP_REST_Response {
		return ( new AccountField() )->prepare( ( new Addresses() )->prepare( $response, $host ), $host );
	}

	private function validator(): SettingsValidator {
		return new SettingsValidator( $this->services->schema, $this->parts->events(), $this->parts->hosts(), new Addresses(), new AccountField() );
	}

	private function list(): EventList {
		return $this->list ??= new EventList( $this->parts->events(), $this->parts->waiters() );
	}

	private function hostList(): HostList {
		return $this->hosts ??= new HostList(
			$this->parts->events(),
			$this->parts->hosts(),
			$this->forms->of->get( OpenHours::class ),
			$this->parts->table( ... ),
			$this->services->clock
		);
	}

	private function screen(): Screen {
		return new Screen( $this->services->assets, $this->parts->table( ... ) );
	}

	private function eventEditor(): EventEditor {
		return new EventEditor( new AdminAssets( $this->services->assets ), $this->parts->events(), $this->services->schema );
	}

	private function hostScreen( WP_Post $post ): AdminScreen {
		$feed  = new FeedAddress( $this->services->store()->secret() );
		$words = new CalendarWords( $this->services->clock );
		$host  = new HostData( $this->parts->hosts(), $this->parts->calendars()->ofHost( ... ), $words, $feed, $this->hostList()->types( ... ) );
		return new AdminScreen( new AdminAssets( $this->services->assets ), 'host', 'vestibuleHost', static fn (): array => $host->forPost( $post ) );
	}

	private function addCommands(): void {
		$change = $this->forms->of->get( ChangeCommands::class );
		WP_CLI::add_command( 'vestibule bookings', $this->forms->of->get( BookingsCommand::class ) );
		// WP-CLI reads the help of a method from its name; a closure's it does not.
		foreach ( array( 'book', 'move', 'cancel', 'restore', 'missed', 'block', 'unblock' ) as $name ) {
			WP_CLI::add_command( "vestibule bookings {$name}", array( $change, $name ) );
		}
	}
}
