<?php
/**
 * Plugin Name: Bench
 * Description: Lets the benchmark compare, one request at a time: the site without the plugin, in another theme, or
 * without the parts that stand on every page, and a call that does nothing.
 */

declare(strict_types=1);

( static function (): void {
	$header = $_SERVER['HTTP_X_BENCH'] ?? '';
	$asked  = explode( ' ', is_string( $header ) ? $header : '' );
	if ( in_array( 'without-plugin', $asked, true ) ) {
		add_filter( 'option_active_plugins', static fn (): array => array() );
	}
	if ( in_array( 'usual-theme', $asked, true ) ) {
		foreach ( array( 'template', 'stylesheet' ) as $option ) {
			add_filter( "pre_option_{$option}", static fn (): string => 'twentytwentyfive' );
		}
	}
	// Chat and cookie notice.
	if ( in_array( 'idle', $asked, true ) ) {
		add_filter( 'option_vestibule_consent', static fn ( mixed $stored ): array => array( 'isShown' => false ) + (array) $stored );
		$nowhere = array( 'displayCondition' => 'includePages', 'includePages' => array(), 'displayPostCondition' => 'includePosts', 'includePosts' => array() );
		add_filter( 'option_vestibule_chat', static fn ( mixed $stored ): array => array_replace_recursive( (array) $stored, array( 'options' => array( 'display' => $nowhere ) ) ) );
	}
	$nothing = static function (): never {
		wp_send_json_success();
	};
	add_action( 'wp_ajax_nopriv_bench_nothing', $nothing );
	add_action( 'wp_ajax_bench_nothing', $nothing );

	// One machine plays all visitors, and there is no mail server to wait for.
	add_filter( 'vestibule/rate_limit', static fn (): int => 0 );
	add_filter( 'pre_wp_mail', static fn (): bool => true );
} )();
