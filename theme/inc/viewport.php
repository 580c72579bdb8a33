<?php
/**
 * Extends the page to the edges of a phone's screen. Only then do browsers report how much space rounded corners and
 * the camera need (safe-area-inset-*). The page, the cookie notice and dialogs use these values.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'wp_head',
	static function (): void {
		// WordPress has no filter for its meta tag, which only block templates have.
		if ( remove_action( 'wp_head', '_block_template_viewport_meta_tag', 0 ) ) {
			echo '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />' . "\n";
		}
	},
	-1
);
