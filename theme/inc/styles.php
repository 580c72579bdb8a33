<?php
/**
 * Which rules a page gets: those of every page, and those of the blocks that stand on it. All are printed into the
 * page, for one request less before the first paint.
 *
 * @package Portico
 */

declare(strict_types=1);

/** Registers a style sheet of the theme by its path below the theme's folder; the handle tells it from others. */
function portico_register_style( string $file ): string {
	$handle = 'portico-' . basename( $file, '.css' );
	wp_register_style( $handle, get_template_directory_uri() . "/$file", array(), wp_get_theme( 'portico' )->get( 'Version' ) );
	wp_style_add_data( $handle, 'path', get_template_directory() . "/$file" );
	return $handle;
}

/**
 * The style sheets of every page.
 *
 * @return list<string> paths below the theme's folder.
 */
function portico_styles(): array {
	$paths = glob( get_template_directory() . '/assets/styles/*.css' );
	return array_map( static fn ( string $path ): string => 'assets/styles/' . basename( $path ), false === $paths ? array() : $paths );
}

add_action(
	'after_setup_theme',
	static function (): void {
		add_editor_style( portico_styles() );
		// Every supported browser draws emoji itself; without this a plain page would carry a script.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static fn () => array_map( static fn ( string $file ) => wp_enqueue_style( portico_register_style( $file ) ), portico_styles() )
);

add_filter(
	'register_block_type_args',
	static function ( array $args, string $name ): array {
		$file = 'assets/styles/blocks/' . substr( $name, strlen( 'core/' ) ) . '.css';
		if ( str_starts_with( $name, 'core/' ) && is_file( get_template_directory() . "/$file" ) ) {
			$args['style_handles'] = array_merge( (array) ( $args['style_handles'] ?? array() ), array( portico_register_style( $file ) ) );
		}
		return $args;
	},
	10,
	2
);

// Together they are smaller than one request is slow.
add_filter( 'styles_inline_size_limit', static fn (): int => 150000 );

// WordPress hands the finished page over since 6.9; before, every rule is sent.
add_filter(
	'wp_template_enhancement_output_buffer',
	static function ( string $page ): string {
		require_once __DIR__ . '/Selector.php';
		require_once __DIR__ . '/ShortCss.php';
		require_once __DIR__ . '/UnusedRules.php';
		return ( new Portico\UnusedRules() )->from( $page );
	}
);
