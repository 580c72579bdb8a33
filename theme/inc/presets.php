<?php
/**
 * Presets: removes WordPress's own, and preloads the fonts of the selected style.
 *
 * @package Portico
 */

declare(strict_types=1);

// Remove WordPress's own colors, gradients and shadows, because their variables and classes are a tenth of a page's
// CSS.
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

// Preload the fonts used above the fold. Each style variation lists its own.
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
				// Text is shown in the fallback font until then, so images above the fold have priority.
				'fetchpriority' => 'low',
			);
		}
		return $resources;
	}
);

// A page's excerpt is the introduction in the page header, and the summary in search results.
add_action( 'init', static fn () => add_post_type_support( 'page', 'excerpt' ) );

// WordPress creates missing excerpts from the blocks. Headings would run into the text.
add_filter(
	'excerpt_allowed_blocks',
	static fn ( array $blocks ): array => array_values( array_diff( $blocks, array( 'core/heading', 'core/table' ) ) )
);
