<?php
/**
 * Plugin Name: Test options
 * Description: Lets a browser test ask for other settings of ours, one request at a time, so that tests can run side by side. Only local sites have it.
 */

declare(strict_types=1);

( static function (): void {
	$header = $_SERVER['HTTP_X_TEST_OPTIONS'] ?? '';
	$asked  = json_decode( is_string( $header ) ? $header : '', true );
	$asked  = is_array( $asked ) ? $asked : array();
	// A screen that saved what it was shown would store it.
	$is_screen = is_admin() && ! wp_doing_ajax() || str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/wp-json/' );
	// What browsers report would change the next test's page, and what comes after the load, or because the pointer
	// rests on a link, is in its way.
	if ( isset( $_SERVER['HTTP_X_TEST_RATE_LIMITS'] ) && ! $is_screen ) {
		$speed  = array( 'findsLargestImage' => isset( $_SERVER['HTTP_X_TEST_BEACON'] ), 'fetchesLinks' => isset( $_SERVER['HTTP_X_TEST_PREFETCH'] ) );
		// The demo's notice asks on the one page where something waits; tests meet it wherever they look.
		$notice = static fn ( mixed $stored ): mixed => ( is_array( $stored ) ? $stored : array() ) + array( 'showOn' => 'always' );
		add_filter( 'option_vestibule_consent', $notice, 5 );
		add_filter( 'default_option_vestibule_consent', $notice, 5 );
		$asked += array( 'vestibule_speed' => array_filter( $speed, static fn ( bool $is_on ): bool => ! $is_on ) );
	}
	foreach ( $asked as $option => $values ) {
		if ( is_string( $option ) && str_starts_with( $option, 'vestibule_' ) ) {
			$over = static fn ( mixed $stored ): mixed => is_array( $values ) ? array_replace( is_array( $stored ) ? $stored : array(), $values ) : $values;
			add_filter( "option_{$option}", $over );
			add_filter( "default_option_{$option}", $over );
		}
	}
} )();
