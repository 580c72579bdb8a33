<?php
/** Writes the loaded files, blocks and patterns of a request, and whether it used scripts, to a file when it ends. For tests. */

declare(strict_types=1);

register_shutdown_function(
	static function (): void {
		$blocks = array_filter( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), static fn ( int|string $name ): bool => str_starts_with( (string) $name, 'vestibule/' ) );
		$report = array(
			'admin'    => did_action( 'admin_init' ),
			'blocks'   => count( $blocks ),
			'patterns' => count( WP_Block_Patterns_Registry::get_instance()->get_all_registered() ),
			'scripts'  => isset( $GLOBALS['wp_scripts'] ),
			'files'    => array_map( static fn ( string $file ): string => str_replace( ABSPATH, '', $file ), get_included_files() ),
		);
		file_put_contents( WP_CONTENT_DIR . '/loaded.json', (string) json_encode( $report ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- For the test that asked.
	}
);
