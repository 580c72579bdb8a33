<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;
use Vestibule\View\PostType;

/** The post type of hosts: made by those who edit pages; a guest meets a host's name where one is chosen, and no more. */
final class HostPostType {

	public const NAME = 'vestibule_host';
	public const META = 'vestibule_host';

	/** Appointments are managed by those who read entries. */
	private const APPOINTMENTS = 'vestibule_read_entries';

	public function __construct( private readonly Schema $schema, private readonly Hosts $hosts ) {}

	public function register(): void {
		PostType::register(
			self::NAME,
			$this->labels(),
			array(
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-hosts',
				'rest_controller_class' => EventsController::class,
				'supports'              => array( 'title', 'custom-fields' ),
			)
		);
		PostType::registerSettings(
			self::NAME,
			self::META,
			array(
				'default'           => $this->schema->defaults( 'host' ),
				'sanitize_callback' => $this->hosts->sanitize( ... ),
			),
			$this->schema->read( 'host' )
		);
	}

	/** @return array{name: string, singular_name: string, add_new_item: string, ...<string, string>} */
	private function labels(): array {
		return array(
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
		);
	}

	/**
	 * Whether the user gets what is private about a host: the addresses of their calendars and of their bookings. Anyone
	 * with one reads a person's diary or the names of visitors without signing in, so it takes more than editing pages.
	 */
	public static function isOpen( int $host ): bool {
		return self::NAME === get_post_type( $host ) && current_user_can( 'edit_post', $host ) && current_user_can( self::APPOINTMENTS );
	}

	/** The same of a host that is being made. */
	public static function isNewOpen(): bool {
		return current_user_can( 'edit_pages' ) && current_user_can( self::APPOINTMENTS );
	}

	/** The name of a host as people wrote it; empty for none. */
	public static function title( int $host ): string {
		return 0 === $host ? '' : html_entity_decode( get_the_title( $host ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
