<?php
/** Configuration of a production site. The debug log can be enabled when the site is created. */

declare(strict_types=1);

define( 'DB_NAME', 'site' );
define( 'DB_USER', 'site' );
define( 'DB_PASSWORD', 'site' );
define( 'DB_HOST', '127.0.0.1:{sql}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', 'http://127.0.0.1:{http}' );
define( 'WP_SITEURL', 'http://127.0.0.1:{http}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
// Page cache for requests with this header (tools/wordpress/advanced-cache.php).
define( 'WP_CACHE', isset( $_SERVER['HTTP_X_TEST_PAGE_CACHE'] ) );
define( 'WP_DEBUG', 'true' === '{debug}' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', 'true' === '{debug}' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $vestibule_name ) {
	define( "{$vestibule_name}_KEY", "site {$vestibule_name} key" );
	define( "{$vestibule_name}_SALT", "site {$vestibule_name} salt" );
}
$table_prefix = 'wp_'; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own name.
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require ABSPATH . 'wp-settings.php';
