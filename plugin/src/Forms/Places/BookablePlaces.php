<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

use Vestibule\Calendar\Appointments;
use Vestibule\Fields\BooksTime;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Forms\FormPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds forms with a field for an appointment type, and the pages that show these forms. */
final class BookablePlaces {

	/** Maximum number of forms to search. */
	private const MAX_FORMS = 100;

	public function __construct(
		private readonly Places $places,
		private readonly Appointments $appointments,
		private readonly BlockReader $reader,
		private readonly FieldTypes $types,
	) {}

	/**
	 * @return list<array{title: string, status: string, edit: string, places: list<array<string, string>>}> Forms that
	 * are not in the Trash, with the pages that show them.
	 */
	public function forEvent( int $event ): array {
		$is_default = $this->appointments->event( 0 ) === $event;
		$forms      = array_merge( array(), ...array_map( $this->with( ... ), $this->types->timeBlocks() ) );
		$bookable   = array_filter(
			array_column( $forms, null, 'ID' ),
			fn ( WP_Post $form ): bool => $this->books( $form, $event, $is_default )
		);
		return array_map( $this->form( ... ), array_values( $bookable ) );
	}

	/** @return list<WP_Post> Forms that contain the block, sorted by title. */
	private function with( string $block ): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => FormPostType::NAME,
					'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future' ),
					'numberposts' => self::MAX_FORMS, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and only on one screen.
					's'           => "wp:{$block}",
					'orderby'     => 'title',
					'order'       => 'ASC',
				)
			)
		);
	}

	/** @return array{title: string, status: string, edit: string, places: list<array<string, string>>} */
	private function form( WP_Post $form ): array {
		return array(
			'title'  => html_entity_decode( wp_strip_all_tags( $form->post_title ), ENT_QUOTES, 'UTF-8' ),
			'status' => $form->post_status,
			'edit'   => (string) get_edit_post_link( $form->ID, 'raw' ),
			'places' => array_map(
				static fn ( Place $place ): array => get_object_vars( $place ),
				$this->places->forForm( $form->ID )
			),
		);
	}

	private function books( WP_Post $form, int $event, bool $is_default ): bool {
		$fields = $this->reader->read( $form->post_content )->fields();
		$events = array_map(
			static fn ( FormField $field ): int => $field->type instanceof BooksTime ? $field->number( 'event' ) : -1,
			$fields
		);
		return in_array( $event, $events, true ) || ( $is_default && in_array( 0, $events, true ) );
	}
}
