<?php
/**
 * Plugin Name: Bench
 * Description: Lets the benchmark compare: the same site without the plugin, the same page without styles, and a call
 * that does nothing.
 */

declare(strict_types=1);

// The same pages from the same database, as if Vestibule were not installed.
if ( 'without-plugin' === ( $_SERVER['HTTP_X_BENCH'] ?? '' ) ) {
	add_filter( 'option_active_plugins', static fn (): array => array() );
}

if ( 'bare' === ( $_SERVER['HTTP_X_BENCH'] ?? '' ) ) {
	ob_start( static fn ( string $page ): string => (string) preg_replace( array( '~<style\b.*?</style>~s', '~<link[^>]*rel=.(?:preload|stylesheet)[^>]*>~', '~ style="[^"]*"~' ), '', $page ) );
}

$vestibule_nothing = static function (): never {
	wp_send_json_success();
};
add_action( 'wp_ajax_nopriv_bench_nothing', $vestibule_nothing );

// One machine plays all visitors, and there is no mail server to wait for.
add_filter( 'vestibule/rate_limit', static fn (): int => 0 );
add_filter( 'pre_wp_mail', static fn (): bool => true );
