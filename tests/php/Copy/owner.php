<?php
/**
 * Deletes the plugin on the Plugins screen over HTTP, as WordPress does, and counts the remaining traces.
 * tools/suites/server.mjs copies this file into a disposable site.
 *
 * @package Vestibule
 */

declare(strict_types=1);

require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$vestibule_plugin = 'vestibule/vestibule.php';
if ( 'delete' === ( $_GET['do'] ?? '' ) ) {
	update_option( 'vestibule_data', array( 'onUninstall' => 'delete' ) );
	deactivate_plugins( $vestibule_plugin );
	add_filter( 'filesystem_method', static fn (): string => 'direct' );
	if ( true !== delete_plugins( array( $vestibule_plugin ) ) ) {
		wp_send_json_error( null, 500 );
	}
	wp_cache_flush();
}

global $wpdb;
$vestibule_found = array();
foreach (
	array(
		'table'    => "SHOW TABLES LIKE '%vestibule%'",
		'option'   => "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%vestibule%'",
		'post'     => "SELECT CONCAT(post_type, ' ', ID) FROM {$wpdb->posts} WHERE post_type LIKE 'vestibule%'",
		'postmeta' => "SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%vestibule%'",
		'meta'     => "SELECT meta_key FROM {$wpdb->commentmeta} WHERE meta_key LIKE '%vestibule%' UNION SELECT meta_key FROM {$wpdb->termmeta} WHERE meta_key LIKE '%vestibule%' UNION SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%vestibule%'",
		'cron'     => "SELECT option_name FROM {$wpdb->options} WHERE option_name = 'cron' AND option_value LIKE '%\"vestibule%'",
		'role'     => "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%user_roles' AND option_value LIKE '%\"vestibule%'",
	) as $vestibule_kind => $vestibule_sql
) {
	foreach ( $wpdb->get_col( $vestibule_sql ) as $vestibule_name ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- names of this file alone.
		$vestibule_found[] = "{$vestibule_kind} {$vestibule_name}";
	}
}
wp_send_json_success( $vestibule_found );
