<?php
/**
 * What Portico cannot say in theme.json: its one stylesheet, the preloaded text face, no emoji script.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'after_setup_theme',
	static function (): void {
		add_editor_style( 'style.css' );
		// Every supported browser draws emoji itself; without this a plain page would carry a script.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_style( 'portico', get_stylesheet_uri(), array(), wp_get_theme()->get( 'Version' ) );
		// With its path known WordPress prints the small file inline: one request less before first paint.
		wp_style_add_data( 'portico', 'path', get_theme_file_path( 'style.css' ) );
	}
);

add_filter(
	'wp_preload_resources',
	static fn ( array $resources ): array => array_merge(
		$resources,
		array_map(
			static fn ( string $face ): array => array( 'href' => get_theme_file_uri( "assets/fonts/$face-latin-wght-normal.woff2" ), 'as' => 'font', 'type' => 'font/woff2', 'crossorigin' => 'anonymous' ),
			array( 'source-sans-3', 'source-serif-4' )
		)
	)
);
