<?php
/**
 * Plugin Name: Bench
 * Description: Plugin for the benchmark. A header can switch off the parts that are on every page and change the
 * limit of inline styles. Adds an AJAX action that does nothing. Requests do not switch themes and plugins, because
 * WordPress would rebuild their caches each time.
 */

declare(strict_types=1);

( static function (): void {
	$header = $_SERVER['HTTP_X_BENCH'] ?? '';
	$asked  = is_string( $header ) ? $header : '';
	if ( 1 === preg_match( '/\binline=(\d+)/', $asked, $limit ) ) {
		add_filter( 'styles_inline_size_limit', static fn (): int => (int) $limit[1], PHP_INT_MAX );
	}
	// Switch off the chat and the cookie notice.
	if ( in_array( 'idle', explode( ' ', $asked ), true ) ) {
		add_filter( 'option_vestibule_consent', static fn ( mixed $stored ): array => array( 'isShown' => false ) + (array) $stored );
		$nowhere = array( 'displayCondition' => 'includePages', 'includePages' => array(), 'displayPostCondition' => 'includePosts', 'includePosts' => array() );
		add_filter( 'option_vestibule_chat', static fn ( mixed $stored ): array => array_replace_recursive( (array) $stored, array( 'options' => array( 'display' => $nowhere ) ) ) );
	}
	$nothing = static function (): never {
		wp_send_json_success();
	};
	add_action( 'wp_ajax_nopriv_bench_nothing', $nothing );
	add_action( 'wp_ajax_bench_nothing', $nothing );

	// All visitors share an IP address, and emails can't be sent.
	add_filter( 'vestibule/rate_limit', static fn (): int => 0 );
	add_filter( 'pre_wp_mail', static fn (): bool => true );
} )();
