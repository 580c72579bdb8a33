<?php
/**
 * The page reaches the edges of a phone's screen. Only then do browsers say how far corners and the camera reach into it
 * (safe-area-inset-*), which the page's sides, the cookie notice and dialogs keep clear of.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'wp_head',
	static function (): void {
		// WordPress has no filter for its own, and only prints it for block templates.
		if ( remove_action( 'wp_head', '_block_template_viewport_meta_tag', 0 ) ) {
			echo '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />' . "\n";
		}
	},
	-1
);
