<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use WP_Post;

/** The settings of an event beneath its title in wp-admin: a plain form, so that it works wherever WordPress does. */
final class EventScreen {

	private const NONCE = 'vestibule_event_nonce';

	public function __construct( private readonly EventReader $reader, private readonly EventHoursText $text ) {}

	public function add(): void {
		add_meta_box( 'vestibule-event', __( 'Times', 'vestibule' ), $this->show( ... ), EventPostType::NAME, 'normal', 'high' );
	}

	public function show( WP_Post $post ): void {
		$settings = $this->reader->sanitize( get_post_meta( $post->ID, EventPostType::META, true ) );
		wp_nonce_field( self::NONCE . $post->ID, self::NONCE );
		echo '<table class="form-table" role="presentation"><tbody>';
		$this->number( 'duration', __( 'Length', 'vestibule' ), $settings['duration'], __( 'Minutes of one appointment.', 'vestibule' ) );
		$this->number( 'capacity', __( 'Seats', 'vestibule' ), $settings['capacity'], __( 'How many visitors can have the same time.', 'vestibule' ) );
		$this->number( 'notice', __( 'Notice', 'vestibule' ), $settings['notice'], __( 'Minutes that must lie between booking and appointment.', 'vestibule' ) );
		$this->number( 'horizon', __( 'Days ahead', 'vestibule' ), $settings['horizon'], __( 'How far ahead visitors can book.', 'vestibule' ) );
		$this->zone( $settings['timezone'] );
		foreach ( $this->text->days() as $day => $name ) {
			$this->row(
				"hours-{$day}",
				$name,
				sprintf(
					'<input class="regular-text code" type="text" id="vestibule-hours-%1$s" name="vestibule_event[hours][%1$s]" value="%2$s" placeholder="%3$s">',
					esc_attr( $day ),
					esc_attr( $this->text->write( $settings['hours'][ $day ] ?? array() ) ),
					esc_attr__( 'Closed', 'vestibule' )
				),
				'monday' === $day ? __( 'Such as 09:00–12:00, 13:00–17:00; empty is closed.', 'vestibule' ) : ''
			);
		}
		echo '</tbody></table>';
	}

	/** On save_post_vestibule_event. */
	public function save( int $post ): void {
		$nonce = $_POST[ self::NONCE ] ?? null;
		if ( ! is_string( $nonce ) || ! wp_verify_nonce( $nonce, self::NONCE . $post ) || ! current_user_can( 'edit_post', $post ) ) {
			return;
		}
		$sent  = wp_unslash( $_POST[ EventPostType::META ] ?? array() );
		$sent  = is_array( $sent ) ? $sent : array();
		$hours = array();
		foreach ( array_keys( $this->text->days() ) as $day ) {
			$text          = is_array( $sent['hours'] ?? null ) ? $sent['hours'][ $day ] ?? '' : '';
			$hours[ $day ] = is_string( $text ) ? $this->text->read( $text ) : array();
		}
		update_post_meta( $post, EventPostType::META, array( 'hours' => $hours ) + $sent );
	}

	private function number( string $key, string $label, int $value, string $help ): void {
		$input = '<input class="small-text" type="number" min="0" id="vestibule-%1$s" name="vestibule_event[%1$s]" value="%2$d">';
		$this->row( $key, $label, sprintf( $input, esc_attr( $key ), $value ), $help );
	}

	private function zone( string $value ): void {
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'The site’s time zone', 'vestibule' ) );
		foreach ( timezone_identifiers_list() as $name ) {
			$options .= sprintf( '<option%s>%s</option>', selected( $value, $name, false ), esc_html( $name ) );
		}
		$this->row( 'timezone', __( 'Time zone', 'vestibule' ), '<select id="vestibule-timezone" name="vestibule_event[timezone]">' . $options . '</select>', '' );
	}

	/** @param string $control Escaped HTML. */
	private function row( string $key, string $label, string $control, string $help ): void {
		printf( '<tr><th scope="row"><label for="vestibule-%s">%s</label></th><td>', esc_attr( $key ), esc_html( $label ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part was escaped where it was put in.
		echo $control;
		if ( '' !== $help ) {
			printf( '<p class="description">%s</p>', esc_html( $help ) );
		}
		echo '</td></tr>';
	}
}
