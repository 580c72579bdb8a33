<?php
/**
 * Loads the fallback fonts of the selected style variation.
 *
 * The rules are not part of the variations. When a user selects a variation, WordPress copies its CSS to the user's
 * styles. The copy stays there after a switch to another variation.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		$faces = wp_get_global_settings( array( 'custom', 'font', 'preload' ) );
		foreach ( is_string( $faces ) ? explode( ' ', $faces ) : array() as $face ) {
			// The two default fonts are in base.css.
			$name = 'faces/' . basename( (string) strstr( $face, '-latin-', true ) );
			if ( is_file( get_template_directory() . "/assets/styles/$name.css" ) ) {
				portico_enqueue_style( $name );
			}
		}
	}
);
