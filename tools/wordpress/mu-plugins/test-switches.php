<?php
/**
 * Plugin Name: Test switches
 * Description: Changes the server's clock or turns off rate limits for one request of a browser test. Only on local sites.
 */

declare(strict_types=1);

// Tests send more forms from one IP address than visitors do. Without the header, limits apply (docs/hooks.md).
add_filter(
	'vestibule/rate_limit',
	static fn ( int $limit ): int => 'off' === ( $_SERVER['HTTP_X_TEST_RATE_LIMITS'] ?? '' ) ? 0 : $limit
);

// WordPress's own limit: one comment in fifteen seconds per IP address.
add_filter(
	'comment_flood_filter',
	static fn ( mixed $is_flood ): bool => 'off' !== ( $_SERVER['HTTP_X_TEST_RATE_LIMITS'] ?? '' ) && (bool) $is_flood,
	20
);

// Changes the server's clock, for example to test a page that was cached a month ago.
add_filter(
	'vestibule/now',
	static function ( DateTimeImmutable $now ): DateTimeImmutable {
		$asked = $_SERVER['HTTP_X_TEST_NOW'] ?? '';
		return is_string( $asked ) && 1 === preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/D', $asked )
			? new DateTimeImmutable( $asked )
			: $now;
	}
);
