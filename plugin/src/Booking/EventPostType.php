<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;
use Vestibule\View\PostType;

/**
 * The post type of events: made by those who edit pages; a guest meets an event only inside a form, never by itself
 * (docs/booking.md).
 */
final class EventPostType {

	public const NAME = 'vestibule_event';
	public const META = 'vestibule_event';

	public function __construct( private readonly Schema $schema, private readonly Events $reader ) {}

	public function register(): void {
		PostType::register(
			self::NAME,
			$this->labels(),
			array(
				'show_in_rest'          => true,
				'rest_base'             => 'vestibule-events',
				'rest_controller_class' => EventsController::class,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
				'template'              => array( array( EventEditor::BLOCK ) ),
				'template_lock'         => 'all',
			)
		);
		PostType::registerSettings(
			self::NAME,
			self::META,
			array(
				'default'           => self::fresh( $this->schema ),
				'revisions_enabled' => true,
				'sanitize_callback' => $this->reader->sanitize( ... ),
			),
			$this->schema->read( 'event' )
		);
	}

	/**
	 * Defaults of a new event. Events stored without the setting send hosts nothing: an update starts no emails that the
	 * owner did not choose.
	 *
	 * @return array<string, mixed>
	 */
	public static function fresh( Schema $schema ): array {
		return array( 'hostMails' => array( 'booked', 'moved', 'cancelled', 'reminded' ) ) + $schema->defaults( 'event' );
	}

	/** The name of an event as people wrote it; what a booking has kept of it comes first. */
	public static function title( int $event, string $kept = '' ): string {
		return '' === $kept ? html_entity_decode( get_the_title( $event ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $kept;
	}

	/** @return array{name: string, singular_name: string, add_new_item: string, ...<string, string>} */
	private function labels(): array {
		return array(
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
		);
	}
}
