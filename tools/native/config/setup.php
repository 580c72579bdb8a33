<?php
/** Sets up a site in several HTTP requests, because a newly activated plugin is only loaded by the next request. */

declare(strict_types=1);

$vestibule_step = is_string( $_GET['step'] ?? null ) ? $_GET['step'] : '';
if ( 'install' === $vestibule_step ) {
	define( 'WP_INSTALLING', true );
}
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
header( 'Content-Type: application/json' );

if ( 'install' === $vestibule_step ) {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'Vestibule', 'admin', 'admin@example.com', false, '', 'password' );
	update_option( 'permalink_structure', '/%postname%/' );
	switch_theme( 'portico' );
	echo wp_json_encode( array( 'done' => true ) );
	return;
}
if ( 'activate' === $vestibule_step ) {
	$vestibule_plugin = is_string( $_GET['plugin'] ?? null ) ? $_GET['plugin'] : 'vestibule';
	$vestibule_done   = null === activate_plugin( "{$vestibule_plugin}/{$vestibule_plugin}.php" );
	echo wp_json_encode( array( 'done' => $vestibule_done ) );
	return;
}

// Creates a network with this site only. Afterwards tools/native/site.mjs updates wp-config.php.
if ( 'network' === $vestibule_step ) {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/network.php';
	foreach ( $wpdb->tables( 'ms_global' ) as $vestibule_name => $vestibule_table ) {
		$wpdb->$vestibule_name = $vestibule_table;
	}
	install_network();
	$vestibule_done = populate_network( 1, (string) wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . (string) wp_parse_url( home_url(), PHP_URL_PORT ), (string) get_option( 'admin_email' ), 'Network', '/', false );
	echo wp_json_encode( array( 'done' => true === $vestibule_done ) );
	return;
}

if ( 'is-network' === $vestibule_step ) {
	echo wp_json_encode( array( 'done' => is_multisite() ) );
	return;
}

$vestibule_events = static fn (): array => get_posts( array( 'post_type' => 'vestibule_event', 'posts_per_page' => 1, 'orderby' => 'ID', 'order' => 'ASC' ) );
if ( 'seed' === $vestibule_step ) {
	do_action( 'vestibule/seed_demo' );
	flush_rewrite_rules();
	$vestibule_event = $vestibule_events()[0]->ID ?? 0;
	echo wp_json_encode( array( 'done' => $vestibule_event > 0, 'event' => $vestibule_event ) );
	return;
}

// Open all hours, so that each submission can book its own time. The page is measured before, with realistic hours.
$vestibule_event = $vestibule_events()[0]->ID ?? 0;
$vestibule_day   = array( array( 'start' => '00:00', 'end' => '24:00' ) );
$vestibule_days  = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );
$vestibule_meta  = (array) get_post_meta( $vestibule_event, 'vestibule_event', true );
update_post_meta(
	$vestibule_event,
	'vestibule_event',
	array_merge(
		$vestibule_meta,
		array( 'duration' => 15, 'timezone' => 'UTC', 'capacity' => 1, 'horizon' => 90, 'hours' => array_fill_keys( $vestibule_days, $vestibule_day ) )
	)
);
echo wp_json_encode( array( 'done' => 'open' === $vestibule_step ) );
