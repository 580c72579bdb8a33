<?php
/**
 * Removes WordPress's own presets, preloads the fonts of the selected style variation, and adapts excerpts.
 *
 * @package Portico
 */

declare(strict_types=1);

// Remove WordPress's own colors, gradients and shadows. Their variables and classes make up a tenth of the CSS of a
// page.
add_filter(
	'wp_theme_json_data_default',
	static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with(
		array(
			'version'  => 3,
			'settings' => array(
				'color'  => array_fill_keys( array( 'palette', 'gradients', 'duotone' ), array() ),
				'shadow' => array( 'presets' => array() ),
			),
		)
	)
);

// Preload the fonts that are visible without scrolling. Each style variation lists its own fonts.
add_filter(
	'wp_preload_resources',
	static function ( array $resources ): array {
		$faces = wp_get_global_settings( array( 'custom', 'font', 'preload' ) );
		foreach ( is_string( $faces ) ? explode( ' ', $faces ) : array() as $face ) {
			$resources[] = array(
				'href'          => get_theme_file_uri( "assets/fonts/$face-normal.woff2" ),
				'as'            => 'font',
				'type'          => 'font/woff2',
				'crossorigin'   => 'anonymous',
				// Load images at the top first. Until the font has loaded, text is shown in the fallback font.
				'fetchpriority' => 'low',
			);
		}
		return $resources;
	}
);

// Page headers show the excerpt of a page as an introduction, and search results show it as a summary.
add_action( 'init', static fn () => add_post_type_support( 'page', 'excerpt' ) );

// If a post has no excerpt, WordPress creates one from its blocks. Without this filter, headings would run into the
// text.
add_filter(
	'excerpt_allowed_blocks',
	static fn ( array $blocks ): array => array_values( array_diff( $blocks, array( 'core/heading', 'core/table' ) ) )
);
