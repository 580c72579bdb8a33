<?php
/**
 * Runs when the plugin is deleted. What visitors wrote goes only when the owner chose so (Vestibule → Settings,
 * contract data).
 *
 * @package Vestibule
 */

declare(strict_types=1);

namespace Vestibule;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/autoload.php';

global $wpdb;
( new Storage\Removal( new Storage\Database( $wpdb ), new Storage\Tables( $wpdb ) ) )->run();
