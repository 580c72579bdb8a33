<?php
/**
 * Presets: WordPress's own are not sent, and the faces of the chosen style are fetched early.
 *
 * @package Portico
 */

declare(strict_types=1);

// WordPress's own colours, gradients and shadows are not offered here: their variables and classes would be a tenth of
// a page's CSS.
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

// The faces of the first screen; each style variation names its own.
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
				// Text stands in its stand-in until then; the picture of the first screen comes before it.
				'fetchpriority' => 'low',
			);
		}
		return $resources;
	}
);

// A page's excerpt is the lead in its head, and what a search shows of it.
add_action( 'init', static fn () => add_post_type_support( 'page', 'excerpt' ) );

// Where a text has none WordPress makes one of its blocks: headings would run into its sentences.
add_filter(
	'excerpt_allowed_blocks',
	static fn ( array $blocks ): array => array_values( array_diff( $blocks, array( 'core/heading', 'core/table' ) ) )
);
