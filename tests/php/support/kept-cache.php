<?php
/** Stores the object cache between requests in a file, and prints the plugin's queries below each page. */

declare(strict_types=1);

( static function (): void {
	$file = WP_CONTENT_DIR . '/kept-cache.txt';
	$own  = array();
	if ( wp_using_ext_object_cache() && is_file( $file ) ) {
		foreach ( (array) unserialize( (string) file_get_contents( $file ) ) as $group => $values ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Written below.
			foreach ( (array) $values as $key => $value ) {
				wp_cache_set( $key, $value, (string) $group );
			}
		}
	}
	add_filter(
		'query',
		static function ( string $sql ) use ( &$own ): string {
			if ( str_contains( $sql, 'vestibule' ) ) {
				$own[] = $sql;
				return $sql;
			}
			foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $step ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- who asked is the question.
				if ( str_contains( $step['file'] ?? '', '/plugins/vestibule/' ) ) {
					$own[] = $sql;
					break;
				}
				// Queries of WordPress blocks inside the plugin's blocks don't count.
				if ( str_contains( $step['file'] ?? '', '/class-wp-block.php' ) ) {
					break;
				}
			}
			return $sql;
		},
		PHP_INT_MAX
	);
	add_action(
		'shutdown',
		static function () use ( $file, &$own ): void {
			global $wp_object_cache, $wpdb;
			printf( '<!--queries %s-->', esc_html( (string) wp_json_encode( $own ) ) );
			$kept = ( (array) $wp_object_cache )["\0WP_Object_Cache\0cache"] ?? array();
			if ( wp_using_ext_object_cache() && is_array( $kept ) ) {
				unset( $kept['counts'], $kept['plugins'], $kept['theme_json'], $kept['themes'] );
				file_put_contents( $file, serialize( $kept ), LOCK_EX ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.WP.AlternativeFunctions -- For the next request.
			}
		},
		0
	);
} )();
