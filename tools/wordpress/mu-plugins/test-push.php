<?php
/**
 * Plugin Name: Test push
 * Description: Allows the server to send to a push service on this machine, and pages to load a provider's script from it. A browser test runs both. Only on local sites.
 */

declare(strict_types=1);

add_filter(
	'vestibule/push_endpoint',
	static fn ( bool $is_public, string $url ): bool =>
		$is_public || 1 === preg_match( '#^http://127\.0\.0\.1:\d+/#', $url ),
	10,
	2
);

add_filter(
	'vestibule/push_script',
	static function ( string $script ): string {
		$asked = $_SERVER['HTTP_X_TEST_PUSH_SCRIPT'] ?? '';
		return is_string( $asked ) && 1 === preg_match( '#^http://127\.0\.0\.1:\d+/[\w.-]*$#D', $asked )
			? $asked
			: $script;
	}
);
