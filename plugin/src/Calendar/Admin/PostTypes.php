<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Parts;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Screen\PostType;

defined( 'ABSPATH' ) || exit;

/**
 * The post types of events and hosts (Events, Hosts), as those who edit them see them. Registered on every request, so
 * names are written out: a constant would load its class.
 */
final class PostTypes {

	private const EVENT = 'vestibule_event';
	private const HOST  = 'vestibule_host';

	/** @param Closure(): Parts $parts Made when settings are stored. */
	public function __construct( private readonly Schema $schema, private readonly Closure $parts ) {}

	public function register(): void {
		$this->registerEvent();
		$this->registerHost();
	}

	/**
	 * Settings of a new event. Events stored without the setting send hosts nothing: an update starts no emails that the
	 * owner did not choose.
	 *
	 * @return array<string, mixed>
	 */
	public static function newEvent( Schema $schema ): array {
		return array( 'hostMails' => array( 'booked', 'moved', 'cancelled', 'reminded' ) ) + $schema->defaults( 'event' );
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
				'not_found'          => __( 'No appointment types yet. Add one, and a form can offer its times.', 'vestibule' ),
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
				'sanitize_callback' => fn ( mixed $stored ): array => ( $this->parts )()->events()->sanitize( $stored ),
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
				'not_found'          => __( 'No hosts yet. Add one, and an appointment type can book their time.', 'vestibule' ),
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
				'sanitize_callback' => fn ( mixed $stored ): array => ( $this->parts )()->hosts()->sanitize( $stored ),
			),
			$this->schema->read( 'host' )
		);
	}
}
