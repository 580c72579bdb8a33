<?php
/**
 * Runs when the plugin is deleted. Entries are only deleted if the setting for it is on (Vestibule → Settings, contract
 * data).
 *
 * @package Vestibule
 */

declare(strict_types=1);

namespace Vestibule;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// If the plugin was uploaded incompletely, its data can't be deleted.
if ( ! is_file( __DIR__ . '/autoload.php' ) ) {
	return;
}
require __DIR__ . '/autoload.php';

$vestibule_needed = array(
	Kernel\Database\Removal::class,
	Kernel\Database\Database::class,
	Kernel\Database\Tables::class,
	Tools\Demo\Demo::class,
);
if ( array() === array_filter( $vestibule_needed, static fn ( string $name ): bool => ! class_exists( $name ) ) ) {
	global $wpdb;
	$vestibule_database = new Kernel\Database\Database( $wpdb );
	$vestibule_tables   = new Kernel\Database\Tables( $wpdb );
	$vestibule_demo     = new Tools\Demo\Demo( $vestibule_database );
	(
		new Kernel\Database\Removal(
			$vestibule_database,
			$vestibule_tables,
			static fn () => $vestibule_demo->removal()->run()
		)
	)->run();
}
if ( class_exists( Tools\Health\DatabasePage::class ) ) {
	( new Tools\Health\DatabasePage( __DIR__ ) )->remove();
}
