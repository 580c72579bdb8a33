<?php
/**
 * Reads and changes the state of the database over HTTP. tools/install adds it to a disposable site and removes it
 * again.
 *
 * @package Vestibule
 */

declare(strict_types=1);

require __DIR__ . '/wp-load.php';

global $wpdb;
$vestibule_do    = $_GET['do'] ?? '';
$vestibule_table = "{$wpdb->prefix}vestibule_submissions";

if ( 'schema' === $vestibule_do ) {
	update_option( 'vestibule_schema', is_numeric( $_GET['version'] ?? '' ) ? (int) $_GET['version'] : 0 );
}

$vestibule_names = array();
foreach (
	array(
		'table'  => "SHOW TABLES LIKE '%vestibule%'",
		'option' => "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%vestibule%'",
		'post'   => "SELECT CONCAT(post_type, ' ', ID) FROM {$wpdb->posts} WHERE post_type LIKE 'vestibule%'",
		'meta'   => "SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%vestibule%' UNION SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%vestibule%'",
		'cron'   => "SELECT option_name FROM {$wpdb->options} WHERE option_name = 'cron' AND option_value LIKE '%\"vestibule%'",
	) as $vestibule_kind => $vestibule_sql
) {
	foreach ( $wpdb->get_col( $vestibule_sql ) as $vestibule_name ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- names of this file alone.
		$vestibule_names[] = "{$vestibule_kind} {$vestibule_name}";
	}
}
$vestibule_columns = in_array( "table {$vestibule_table}", $vestibule_names, true ) ? $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $vestibule_table ) ) : array();
$vestibule_schema  = get_option( 'vestibule_schema', 0 );
wp_send_json(
	array(
		'schema'  => is_numeric( $vestibule_schema ) ? (int) $vestibule_schema : 0,
		'entries' => array() === $vestibule_columns ? 0 : (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $vestibule_table ) ),
		'columns' => $vestibule_columns,
		'names'   => $vestibule_names,
	)
);
