<?php
/** Constants that WordPress defines at runtime, so the stubs don't contain them. Only read by PHPStan. */

declare(strict_types=1);

const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS   = 3600;
const DAY_IN_SECONDS    = 86400;
const WEEK_IN_SECONDS   = 604800;
const MONTH_IN_SECONDS  = 2592000;
const YEAR_IN_SECONDS   = 31536000;
const KB_IN_BYTES       = 1024;
const MB_IN_BYTES       = 1048576;
const ARRAY_A           = 'ARRAY_A';
const ARRAY_N           = 'ARRAY_N';
const OBJECT            = 'OBJECT';
const OBJECT_K          = 'OBJECT_K';
define( 'ABSPATH', (string) getcwd() . '/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
define( 'WP_PLUGIN_DIR', WP_CONTENT_DIR . '/plugins' );
define( 'WP_LANG_DIR', WP_CONTENT_DIR . '/languages' );
define( 'WP_DEBUG', (bool) getenv( 'WP_DEBUG' ) );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', (string) getenv( 'COOKIE_DOMAIN' ) );
