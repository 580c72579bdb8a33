<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Events\FirstEvent;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Screen\PostType;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the post types for appointment types and hosts (Events, Hosts). Runs on every request, so names are
 * repeated as literals. Using the constants of other classes would load these classes.
 */
final class PostTypes {

	private const EVENT = 'vestibule_event';
	private const HOST  = 'vestibule_host';

	/**
	 * Private meta of hosts, excluded from exports: calendar URLs, feed key, linked user, and permission to change
	 * bookings.
	 */
	private const PRIVATE_META = array(
		'_vestibule_host_calendars',
		'_vestibule_host_feed',
		'_vestibule_host_user',
		'_vestibule_host_changes',
	);

	/**
	 * @param Closure(): Events $events
	 * @param Closure(): Hosts  $hosts
	 * @param Closure(): Once   $once
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Closure $events,
		private readonly Closure $hosts,
		private readonly Closure $once,
	) {}

	/** Registers both post types. Also runs on activation, because `init` has already fired by then. */
	#[Hook( 'init', 5 )]
	#[Hook( 'activate_{plugin}', 5 )]
	public function register(): void {
		$this->registerEvent();
		$this->registerHost();
	}

	/**
	 * Returns the settings of a new appointment type. New types email hosts about bookings. Existing types without this
	 * setting don't, so that an update doesn't start sending emails unless the administrator has chosen it.
	 *
	 * @return array<string, mixed>
	 */
	public static function newEvent( Schema $schema ): array {
		return array(
			'hostMails' => array( 'booked', 'moved', 'cancelled', 'reminded' ),
		) + $schema->defaults( 'event' );
	}

	#[Hook( 'init', 20 )]
	#[Hook( 'activate_{plugin}' )]
	public function createFirst(): void {
		// The option is autoloaded, so this check needs no query.
		get_option( 'vestibule_first_event' ) || $this->first()->create();
	}

	/**
	 * @param array<string, mixed> $steps
	 * @return array<string, mixed>
	 */
	#[Hook( 'vestibule/start' )]
	public function withHours( array $steps ): array {
		return $steps + array( 'hours' => fn (): array => $this->first()->step() );
	}

	/**
	 * @param array<string, mixed> $all
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_sitemaps_post_types' )]
	public static function withoutOurs( array $all ): array {
		return array_diff_key( $all, array( self::EVENT => true, self::HOST => true ) );
	}

	#[Hook( 'wxr_export_skip_postmeta' )]
	public static function isSkipped( bool $isSkipped, string $key ): bool {
		return $isSkipped || in_array( $key, self::PRIVATE_META, true );
	}

	private function first(): FirstEvent {
		return new FirstEvent( ( $this->once )(), self::newEvent( $this->schema ), ( $this->events )() );
	}

	private function registerEvent(): void {
		PostType::register(
			self::EVENT,
			array(
				'name'               => __( 'Appointment types', 'vestibule' ),
				'singular_name'      => __( 'Appointment type', 'vestibule' ),
				'add_new_item'       => __( 'Add appointment type', 'vestibule' ),
				'edit_item'          => __( 'Edit appointment type', 'vestibule' ),
				'new_item'           => __( 'New appointment type', 'vestibule' ),
				'search_items'       => __( 'Search appointment types', 'vestibule' ),
				'not_found'          => __(
					'No appointment types yet. Add one so that forms can offer its times.',
					'vestibule'
				),
				'not_found_in_trash' => __( 'No appointment types in the Trash.', 'vestibule' ),
				'item_published'     => __( 'Appointment type published.', 'vestibule' ),
				'item_updated'       => __( 'Appointment type updated.', 'vestibule' ),
			),
			array(
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-events',
				'rest_controller_class' => EventsController::class,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
				'template'              => array( array( 'vestibule/event' ) ),
				'template_lock'         => 'all',
			)
		);
		PostType::registerSettings(
			self::EVENT,
			self::EVENT,
			array(
				'default'           => self::newEvent( $this->schema ),
				'revisions_enabled' => true,
				'sanitize_callback' => fn ( mixed $stored ): array => ( $this->events )()->sanitize( $stored ),
			),
			$this->schema->read( 'event' )
		);
	}

	private function registerHost(): void {
		PostType::register(
			self::HOST,
			array(
				'name'               => __( 'Hosts', 'vestibule' ),
				'singular_name'      => __( 'Host', 'vestibule' ),
				'add_new_item'       => __( 'Add host', 'vestibule' ),
				'edit_item'          => __( 'Edit host', 'vestibule' ),
				'new_item'           => __( 'New host', 'vestibule' ),
				'search_items'       => __( 'Search hosts', 'vestibule' ),
				'not_found'          => __(
					'No hosts yet. Add one so that appointment types can book their time.',
					'vestibule'
				),
				'not_found_in_trash' => __( 'No hosts in the Trash.', 'vestibule' ),
				'item_published'     => __( 'Host published.', 'vestibule' ),
				'item_updated'       => __( 'Host updated.', 'vestibule' ),
			),
			array(
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-hosts',
				'rest_controller_class' => EventsController::class,
				'supports'              => array( 'title', 'custom-fields' ),
			)
		);
		PostType::registerSettings(
			self::HOST,
			self::HOST,
			array(
				'default'           => $this->schema->defaults( 'host' ),
				'sanitize_callback' => fn ( mixed $stored ): array => ( $this->hosts )()->sanitize( $stored ),
			),
			$this->schema->read( 'host' )
		);
	}
}
