<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use stdClass;
use WP_Error;
use WP_REST_Request;

/**
 * What REST sends as an event, before any of it is stored: WordPress would store the title and refuse the settings
 * after that, and say it in the words of JSON Schema.
 */
final class EventValidator {

	public function __construct( private readonly Events $reader, private readonly EventRules $rules ) {}

	/**
	 * For the filter rest_pre_insert_vestibule_event. Settings that are not sent stay as they are. An autosave stores
	 * nothing that visitors meet, and WordPress takes no refusal of one.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function check( mixed $event, WP_REST_Request $request ): mixed {
		if ( ! $event instanceof stdClass || str_ends_with( untrailingslashit( $request->get_route() ), '/autosaves' ) ) {
			return $event;
		}
		$meta   = $request->get_param( 'meta' );
		$sent   = is_array( $meta ) ? $meta[ EventPostType::META ] ?? null : null;
		$errors = $this->nameErrors( $event );
		if ( is_array( $meta ) && is_array( $sent ) ) {
			$settings = $this->rules->read( array_filter( $sent, static fn ( mixed $value ): bool => null !== $value ) + $this->stored( $event ) );
			$errors  += $this->rules->errors( $settings );
			$request->set_param( 'meta', array( EventPostType::META => $settings ) + $meta );
		}
		return array() === $errors ? $event : new WP_Error(
			'vestibule_event_refused',
			__( 'Nothing was saved: some settings are not right yet. Each says what it needs.', 'vestibule' ),
			array( 'status' => 400, 'fields' => $errors )
		);
	}

	/** @return array<string, mixed> */
	private function stored( stdClass $event ): array {
		$id = $event->ID ?? 0;
		return is_int( $id ) && $id > 0 ? $this->reader->sanitize( get_post_meta( $id, EventPostType::META, true ) ) : array();
	}

	/** @return array<string, string> A draft may lack its name; what visitors are offered may not. */
	private function nameErrors( stdClass $event ): array {
		$post   = get_post( is_int( $event->ID ?? null ) ? $event->ID : 0 );
		$status = $event->post_status ?? $post->post_status ?? 'draft';
		$name   = $event->post_title ?? $post->post_title ?? '';
		$lacks  = 'publish' === $status && is_string( $name ) && '' === trim( $name );
		return $lacks ? array( 'name' => __( 'Give the appointment type a name.', 'vestibule' ) ) : array();
	}
}
