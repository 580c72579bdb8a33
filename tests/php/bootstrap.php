<?php
/**
 * PHPUnit inside a real WordPress: the site was installed and the plugin activated before this runs
 * (tools/suites/php.mjs).
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

// A network knows its sites by their host, port included.
$vestibule_host = getenv( 'WORDPRESS_HOST' );

$_SERVER['HTTP_HOST']      ??= is_string( $vestibule_host ) ? $vestibule_host : '127.0.0.1';
$_SERVER['REQUEST_METHOD'] ??= 'GET';
$_SERVER['REQUEST_URI']    ??= '/';
$_SERVER['REMOTE_ADDR']    ??= '127.0.0.1';
$_SERVER['SERVER_NAME']    ??= '127.0.0.1';

// Runs before WordPress's own shutdown function: queues of the last tests must not schedule events for the next process.
register_shutdown_function( static fn () => remove_all_actions( 'shutdown' ) );

// In Playground WordPress has its own place; on a real server the runner says where.
$vestibule_site = getenv( 'WORDPRESS_FOLDER' );
require is_string( $vestibule_site ) ? $vestibule_site . '/wp-load.php' : '/wordpress/wp-load.php';

// Users of tests have the cheapest hash that still is one: WordPress's own takes longer than the rest of a test.
add_filter( 'wp_hash_password_options', static fn (): array => array( 'cost' => 4 ) );

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = 'Vestibule\\Tests\\';
		$file   = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
		if ( str_starts_with( $name, $prefix ) && is_file( $file ) ) {
			require $file;
		}
	}
);
