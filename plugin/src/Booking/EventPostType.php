<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;

/**
 * The post type of events: made by those who edit pages; a guest meets an event only inside a form, never by itself
 * (docs/booking.md).
 */
final class EventPostType {

	public const NAME = 'vestibule_event';
	public const META = 'vestibule_event';

	public function __construct( private readonly Schema $schema, private readonly EventReader $reader ) {}

	public function register(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'                => $this->labels(),
				'public'                => false,
				'publicly_queryable'    => false,
				'exclude_from_search'   => true,
				'show_ui'               => true,
				'show_in_menu'          => 'edit.php?post_type=vestibule_form',
				'show_in_nav_menus'     => false,
				'show_in_admin_bar'     => false,
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-events',
				'rest_controller_class' => EventsController::class,
				'capability_type'       => 'page',
				'map_meta_cap'          => true,
				'hierarchical'          => false,
				'has_archive'           => false,
				'rewrite'               => false,
				'query_var'             => false,
				'can_export'            => true,
				'delete_with_user'      => false,
				'supports'              => array( 'title', 'custom-fields' ),
			)
		);
		$schema = $this->schema->read( 'event' );
		unset( $schema['$schema'], $schema['title'] );
		register_post_meta(
			self::NAME,
			self::META,
			array(
				'type'              => 'object',
				'single'            => true,
				'default'           => $this->schema->defaults( 'event' ),
				'show_in_rest'      => array( 'schema' => $schema ),
				'sanitize_callback' => $this->reader->sanitize( ... ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
			)
		);
	}

	/** @return array<string, string> */
	private function labels(): array {
		return array(
			'name'               => __( 'Appointment types', 'vestibule' ),
			'singular_name'      => __( 'Appointment type', 'vestibule' ),
			'menu_name'          => __( 'Appointment types', 'vestibule' ),
			'all_items'          => __( 'Appointment types', 'vestibule' ),
			'add_new'            => __( 'Add appointment type', 'vestibule' ),
			'add_new_item'       => __( 'Add appointment type', 'vestibule' ),
			'edit_item'          => __( 'Edit appointment type', 'vestibule' ),
			'new_item'           => __( 'New appointment type', 'vestibule' ),
			'search_items'       => __( 'Search appointment types', 'vestibule' ),
			'not_found'          => __( 'No appointment types yet. Add one, and a form can offer its times.', 'vestibule' ),
			'not_found_in_trash' => __( 'No appointment types in the Trash.', 'vestibule' ),
			'item_published'     => __( 'Appointment type published.', 'vestibule' ),
			'item_updated'       => __( 'Appointment type updated.', 'vestibule' ),
		);
	}
}
