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
	$change = static function ( string $option, Closure $changed, int $priority = 10 ): void {
		add_filter( "option_{$option}", $changed, $priority );
		add_filter( "default_option_{$option}", $changed, $priority );
	};
	$array  = static fn ( mixed $stored ): array => is_array( $stored ) ? $stored : array();
	if ( isset( $_SERVER['HTTP_X_TEST_RATE_LIMITS'] ) ) {
		// What browsers report would change the next test's page, and what comes after the load, or because the pointer
		// rests on a link, is in its way. A screen or a route may store what it reads: it reads what is stored.
		$is_page = static fn (): bool => ( ! is_admin() || wp_doing_ajax() ) && ! wp_is_serving_rest_request();
		$speed   = array( 'findsLargestImage' => isset( $_SERVER['HTTP_X_TEST_BEACON'] ), 'fetchesLinks' => isset( $_SERVER['HTTP_X_TEST_PREFETCH'] ) );
		$off     = array_filter( $speed, static fn ( bool $is_on ): bool => ! $is_on );
		if ( ! isset( $asked['vestibule_speed'] ) ) {
			$change( 'vestibule_speed', static fn ( mixed $stored ): mixed => $is_page() ? array_replace( $array( $stored ), $off ) : $stored );
		}
		// The demo's notice asks on the one page where something waits; tests meet it wherever they look. Once stored by
		// one of them it is the same to the others.
		$change( 'vestibule_consent', static fn ( mixed $stored ): mixed => $array( $stored ) + array( 'showOn' => 'always' ), 5 );
	}
	foreach ( $asked as $option => $values ) {
		if ( is_string( $option ) && str_starts_with( $option, 'vestibule_' ) ) {
			$change( $option, static fn ( mixed $stored ): mixed => is_array( $values ) ? array_replace( $array( $stored ), $values ) : $values );
			// A screen that reads the option, changes one value and stores the whole array would store the test's values, too.
			add_filter( "pre_update_option_{$option}", static fn () => throw new LogicException( "A request with X-Test-Options cannot store {$option}." ) );
		}
	}
} )();
