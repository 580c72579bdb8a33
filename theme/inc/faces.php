<?php
/**
 * What stands in for the faces of the chosen style variation until they have come.
 *
 * Variations do not bring these rules themselves: WordPress adds a variation's CSS to the owner's own when it is
 * chosen, and leaves it there when another is.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		$faces = wp_get_global_settings( array( 'custom', 'font', 'preload' ) );
		foreach ( is_string( $faces ) ? explode( ' ', $faces ) : array() as $face ) {
			// The theme's own two are in base.css.
			$name = 'faces/' . basename( (string) strstr( $face, '-latin-', true ) );
			if ( is_file( get_template_directory() . "/assets/styles/$name.css" ) ) {
				portico_enqueue_style( $name );
			}
		}
	}
);
