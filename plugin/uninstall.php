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

// Half an upload can be deleted as well; what is stored stays then.
if ( ! is_file( __DIR__ . '/autoload.php' ) ) {
	return;
}
require __DIR__ . '/autoload.php';

if ( class_exists( Storage\Removal::class ) && class_exists( Storage\Database::class ) && class_exists( Storage\Tables::class ) ) {
	global $wpdb;
	( new Storage\Removal( new Storage\Database( $wpdb ), new Storage\Tables( $wpdb ) ) )->run();
}
if ( class_exists( Health\DatabasePage::class ) ) {
	( new Health\DatabasePage( __DIR__ ) )->remove();
}
