<?php
/**
 * Style sheets of a page: those of every page, and those of its blocks.
 *
 * @package Portico
 */

declare(strict_types=1);

/**
 * A sheet's path below the theme's folder. The build's minified copies are sent where there are any, so that more of
 * them fit into what WordPress prints into the page; a theme that was not built sends the sources.
 */
function portico_style_path( string $name ): string {
	static $folder = null;
	$folder      ??= is_dir( get_template_directory() . '/build' ) && ! ( defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG ) ? 'build' : 'assets/styles';
	return "$folder/$name.css";
}

/**
 * What WordPress needs to know of a sheet. With a path it prints small ones into the page instead of linking them.
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

/** Enqueues a sheet of the theme for the page that is being made. */
function portico_enqueue_style( string $name ): void {
	$style = portico_style( $name );
	wp_enqueue_style( $style['handle'], $style['src'], array(), $style['ver'] );
	wp_style_add_data( $style['handle'], 'path', $style['path'] );
}

/** The sheets of every page, by name. */
const PORTICO_STYLES = array( 'base', 'header', 'footer' );

add_action(
	'after_setup_theme',
	static function (): void {
		add_editor_style( array_map( portico_style_path( ... ), PORTICO_STYLES ) );
		// Every supported browser draws emoji itself; without this a plain page would carry a script.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static fn () => array_map( portico_enqueue_style( ... ), array( ...PORTICO_STYLES, ...( is_front_page() ? array( 'front' ) : array() ) ) )
);

// A sheet that is linked keeps the first text waiting for another answer of the server: with WordPress's 40,000 bytes
// twice as long on a phone (docs/performance.md). Early, so that plugins have the last word.
add_filter( 'styles_inline_size_limit', static fn ( int $limit ): int => max( $limit, 100_000 ), 5 );

// Once its sheets are cached a browser could paint a row of columns or a menu before all of it has come,
// and move it then. Below this width nothing stands in rows.
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

// `assets/styles/blocks/quote.css` comes with the block core/quote.
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
