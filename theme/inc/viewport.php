<?php
/**
 * Extends the page to the edges of a phone's screen. Only then do browsers report the insets of corners and the camera
 * (safe-area-inset-*), which the page's sides, the cookie notice and dialogs use.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'wp_head',
	static function (): void {
		// WordPress has no filter for its tag, and prints it only for block templates.
		if ( remove_action( 'wp_head', '_block_template_viewport_meta_tag', 0 ) ) {
			echo '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />' . "\n";
		}
	},
	-1
);
