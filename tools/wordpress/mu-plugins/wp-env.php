<?php
/**
 * Plugin Name: Set-up of a wp-env site
 * Description: Activates theme and plugin on the first request, and adds the demo content on the second one, because wp-env can run WP-CLI only in Docker. Does nothing on other sites.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( ! defined( 'VESTIBULE_WP_ENV' ) || ! VESTIBULE_WP_ENV || wp_installing() ) {
	return;
}

add_action(
	'wp_loaded',
	static function (): void {
		if ( ! is_blog_installed() ) {
			return;
		}
		// If requests run in parallel, add_option() succeeds in one of them.
		if ( add_option( 'vestibule_wp_env_activated', '1' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			update_option( 'permalink_structure', '/%postname%/' );
			switch_theme( 'portico' );
			activate_plugin( 'vestibule/vestibule.php' );
			// Redirect, because this page would be rendered without the plugin.
			if (
				isset( $_SERVER['REQUEST_URI'], $_SERVER['REQUEST_METHOD'] )
					&& 'GET' === $_SERVER['REQUEST_METHOD']
					&& ! defined( 'WP_CLI' )
			) {
				wp_safe_redirect( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) );
				exit;
			}
			return;
		}
		if ( has_action( 'vestibule/seed_demo' ) && add_option( 'vestibule_wp_env_filled', '1' ) ) {
			$vestibule_user = get_current_user_id();
			wp_set_current_user( 1 );
			do_action( 'vestibule/seed_demo' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
			flush_rewrite_rules();
			wp_set_current_user( $vestibule_user );
		}
	},
	PHP_INT_MAX
);
