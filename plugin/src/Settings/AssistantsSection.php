<?php

declare(strict_types=1);

namespace Vestibule\Settings;

use Vestibule\Contracts\Settings;

/** The section "AI assistants": which abilities are public (contract data, docs/programs.md). */
final class AssistantsSection {

	private const ID = 'vestibule-assistants';

	public function __construct( private readonly Settings $settings ) {}

	public function register(): void {
		add_settings_section( self::ID, __( 'AI assistants', 'vestibule' ), $this->introduce( ... ), Screen::SLUG );
		add_settings_field( self::ID . '-access', __( 'Assistants may', 'vestibule' ), $this->showChoice( ... ), Screen::SLUG, self::ID );
	}

	private function introduce(): void {
		printf(
			'<p>%s</p><p>%s</p>',
			esc_html__( 'Assistants that you connect to this site, for example over MCP, act as the user who connected them and can do no more than that user.', 'vestibule' ),
			esc_html__( 'Entries and bookings hold personal data, which the assistant’s provider then receives.', 'vestibule' )
		);
	}

	private function showChoice(): void {
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html__( 'Assistants may', 'vestibule' ) );
		$choices = array(
			'off'  => __( 'Not use Vestibule', 'vestibule' ),
			'read' => __( 'Read forms, entries and bookings', 'vestibule' ),
			'all'  => __( 'Also send forms, and book, move and cancel appointments', 'vestibule' ),
		);
		foreach ( $choices as $value => $label ) {
			printf(
				'<p><label><input type="radio" name="%1$s[assistants]" value="%2$s"%3$s> %4$s</label></p>',
				esc_attr( $this->settings->option ),
				esc_attr( $value ),
				checked( $this->settings->string( 'assistants' ), $value, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset>';
	}
}
