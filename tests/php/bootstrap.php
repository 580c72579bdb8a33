<?php
/** Runs PHPUnit in a real WordPress site, which has been installed with the plugin activated (tools/suites/php.mjs). */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

// Networks identify sites by their host, including the port.
$vestibule_host = getenv( 'WORDPRESS_HOST' );

$_SERVER['HTTP_HOST']      ??= is_string( $vestibule_host ) ? $vestibule_host : '127.0.0.1';
$_SERVER['REQUEST_METHOD'] ??= 'GET';
$_SERVER['REQUEST_URI']    ??= '/';
$_SERVER['REMOTE_ADDR']    ??= '127.0.0.1';
$_SERVER['SERVER_NAME']    ??= '127.0.0.1';

// Runs before WordPress's shutdown function, so that queues of the last tests don't schedule events for the next
// process.
register_shutdown_function( static fn () => remove_all_actions( 'shutdown' ) );

// Playground has its own location of WordPress. On a real server, the runner sets it.
$vestibule_site = getenv( 'WORDPRESS_FOLDER' );
require is_string( $vestibule_site ) ? $vestibule_site . '/wp-load.php' : '/wordpress/wp-load.php';

// Use the cheapest valid password hash for test users, because WordPress's own takes longer than the rest of a test.
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
