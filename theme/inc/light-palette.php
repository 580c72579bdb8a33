<?php
/**
 * Adds a palette for browsers without light-dark(): Safari before 17.5 and Firefox before 120. Without this palette,
 * these browsers would show buttons, dialogs and menus without a background. They always get the light colors
 * (docs/theme.md).
 *
 * @package Portico
 */

declare(strict_types=1);

/**
 * Returns CSS with the light values of a palette. "Deep" sections get the dark values, because they are dark in both
 * color schemes.
 *
 * @param string $css CSS in which WordPress declares the palette of the theme, of a style variation or of custom
 * colors.
 * @return string CSS rules. Empty if no color uses light-dark().
 */
function portico_light_palette( string $css ): string {
	$value = '((?:[^,()]|\([^()]*\))+)';
	preg_match_all(
		"/(--wp--preset--color--[\w-]+):\s*light-dark\({$value},{$value}\)/",
		$css,
		$found,
		PREG_SET_ORDER
	);
	$light = implode(
		'',
		array_map( static fn ( array $color ): string => $color[1] . ':' . trim( $color[2] ) . ';', $found )
	);
	$dark  = implode(
		'',
		array_map( static fn ( array $color ): string => $color[1] . ':' . trim( $color[3] ) . ';', $found )
	);
	return '' === $light
		? ''
		: "@supports not (color:light-dark(#000,#fff)){:root{{$light}}@media screen{.is-style-deep{{$dark}}}}";
}

// Run after WordPress has added the palette to the same stylesheet.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		$printed = wp_styles()->get_data( 'global-styles', 'after' );
		wp_add_inline_style(
			'global-styles',
			portico_light_palette( implode( '', array_filter( (array) $printed, is_string( ... ) ) ) )
		);
	},
	11
);
