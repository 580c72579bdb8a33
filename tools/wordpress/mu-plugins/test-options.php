<?php
/**
 * Plugin Name: Test options
 * Description: Uses other settings of the plugin for one request of a browser test, so that tests can run in parallel. Only on local sites.
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
		// Browser reports would change the page of the next test, and prefetching adds requests. Screens and routes may
		// store the option after reading it, so they get the stored value.
		$is_page = static fn (): bool => ( ! is_admin() || wp_doing_ajax() ) && ! wp_is_serving_rest_request();
		$speed   = array(
			'findsLargestImage' => isset( $_SERVER['HTTP_X_TEST_BEACON'] ),
			'fetchesLinks' => isset( $_SERVER['HTTP_X_TEST_PREFETCH'] ),
		);
		$off     = array_filter( $speed, static fn ( bool $is_on ): bool => ! $is_on );
		if ( ! isset( $asked['vestibule_speed'] ) ) {
			$change(
				'vestibule_speed',
				static fn ( mixed $stored ): mixed => $is_page() ? array_replace( $array( $stored ), $off ) : $stored
			);
		}
		// The demo shows the cookie notice only on the page that needs consent, but tests expect it on every page. The
		// value remains the same if a test stores it.
		$change(
			'vestibule_consent',
			static fn ( mixed $stored ): mixed => $array( $stored ) + array( 'showOn' => 'always' ),
			5
		);
	}
	foreach ( $asked as $option => $values ) {
		if ( is_string( $option ) && str_starts_with( $option, 'vestibule_' ) ) {
			$change(
				$option,
				static fn ( mixed $stored ): mixed =>
					is_array( $values ) ? array_replace( $array( $stored ), $values ) : $values
			);
			// A screen that reads the option, changes one value and stores the whole array would store the test's values, too.
			add_filter(
				"pre_update_option_{$option}",
				static fn () => throw new LogicException( "A request with X-Test-Options cannot store {$option}." )
			);
		}
	}
} )();
