<?php
/**
 * Loads the stylesheets of a page: those for every page, and those of its blocks.
 *
 * @package Portico
 */

declare(strict_types=1);

/**
 * Returns the path of a stylesheet in the theme's folder. Uses the minified files of the build, so that WordPress can
 * inline more stylesheets. If the theme has not been built, uses the sources.
 */
function portico_style_path( string $name ): string {
	static $folder = null;
	$folder      ??= is_dir( get_template_directory() . '/build' ) && ! ( defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG )
		? 'build'
		: 'assets/styles';
	return "$folder/$name.css";
}

/**
 * Returns the data with which a stylesheet is registered. Because of its `path`, WordPress can inline the stylesheet if
 * it is small.
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

/** Names of the stylesheets that every page needs. */
const PORTICO_STYLES = array( 'base', 'header', 'footer' );

add_action(
	'after_setup_theme',
	static function (): void {
		add_editor_style( array_map( portico_style_path( ... ), PORTICO_STYLES ) );
		// All supported browsers can display emoji, so WordPress's script is not needed.
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

// WordPress inlines up to 40,000 bytes. A linked stylesheet needs another request, so on a phone, the first text
// appears after twice the time (docs/performance.md). Run early, so that plugins can override the limit.
add_filter( 'styles_inline_size_limit', static fn ( int $limit ): int => max( $limit, 100_000 ), 5 );

// Wait for the end of the page before the first paint. If stylesheets are cached, browsers could otherwise paint
// columns or a menu that are not complete, and move them afterwards. Narrower windows have no columns.
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

// Load `assets/styles/blocks/quote.css` with the block core/quote, for example.
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
