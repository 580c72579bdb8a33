<?php
/**
 * Stylesheets of a page: those for every page, and those of its blocks.
 *
 * @package Portico
 */

declare(strict_types=1);

/**
 * Returns the path of a stylesheet, relative to the theme's folder. Uses the minified files of the build if there are
 * any, so that more stylesheets can be inlined. A theme that was not built uses the sources.
 */
function portico_style_path( string $name ): string {
	static $folder = null;
	$folder      ??= is_dir( get_template_directory() . '/build' ) && ! ( defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG )
		? 'build'
		: 'assets/styles';
	return "$folder/$name.css";
}

/**
 * Returns the data for registering a stylesheet. The path allows WordPress to inline small stylesheets instead of
 * linking to them.
 *
 * @return array{handle: string, src: string, path: string, ver: string}
 */
function portico_style( string $name ): array {
	$file = portico_style_path( $name );
	return array(
		'handle' => 'portico-' . basename( $name ),
		'src'    => get_template_directory_uri() . "/$file",
		'path'   => get_template_directory() . "/$file",
		'ver'    => (string) wp_get_theme( 'portico' )->get( 'Version' ),
	);
}

/** Enqueues a stylesheet of the theme for the current page. */
function portico_enqueue_style( string $name ): void {
	$style = portico_style( $name );
	wp_enqueue_style( $style['handle'], $style['src'], array(), $style['ver'] );
	wp_style_add_data( $style['handle'], 'path', $style['path'] );
}

/** Names of the stylesheets for every page. */
const PORTICO_STYLES = array( 'base', 'header', 'footer' );

add_action(
	'after_setup_theme',
	static function (): void {
		add_editor_style( array_map( portico_style_path( ... ), PORTICO_STYLES ) );
		// All supported browsers display emoji, so the script is not needed.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static fn () => array_map(
		portico_enqueue_style( ... ),
		array( ...PORTICO_STYLES, ...( is_front_page() ? array( 'front' ) : array() ) )
	)
);

// A linked stylesheet delays the first text by another request: with WordPress's limit of 40,000 bytes, text appears
// after twice the time on a phone (docs/performance.md). Runs early, so that plugins can override the limit.
add_filter( 'styles_inline_size_limit', static fn ( int $limit ): int => max( $limit, 100_000 ), 5 );

// Once stylesheets are cached, a browser could paint columns or a menu before they have loaded completely, and shift
// them afterwards. Below this width there are no columns.
add_action(
	'wp_head',
	static function (): void {
		echo '<link rel="expect" href="#portico-end" blocking="render" media="(min-width: 600px)">', "\n";
	},
	1
);
add_action(
	'wp_footer',
	static function (): void {
		echo '<span id="portico-end" hidden></span>', "\n";
	},
	0
);

// `assets/styles/blocks/quote.css` is loaded with the block core/quote.
add_action(
	'init',
	static function (): void {
		$files = glob( get_template_directory() . '/assets/styles/blocks/*.css' );
		foreach ( false === $files ? array() : $files as $file ) {
			$block = basename( $file, '.css' );
			wp_enqueue_block_style( "core/$block", portico_style( "blocks/$block" ) );
		}
	}
);
