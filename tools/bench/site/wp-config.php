<?php
/**
 * The benchmark's site: a production site's settings, with PHP's log at hand.
 */

declare(strict_types=1);

define( 'DB_NAME', 'bench' );
define( 'DB_USER', 'bench' );
define( 'DB_PASSWORD', 'bench' );
define( 'DB_HOST', '127.0.0.1:{sql}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', 'http://127.0.0.1:{http}' );
define( 'WP_SITEURL', 'http://127.0.0.1:{http}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', false );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $vestibule_name ) {
	define( "{$vestibule_name}_KEY", "bench {$vestibule_name} key" );
	define( "{$vestibule_name}_SALT", "bench {$vestibule_name} salt" );
}
$table_prefix = 'wp_'; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own name.
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require ABSPATH . 'wp-settings.php';
