<?php
/**
 * Loads the plugin's own classes from src/ and, when it is there, the runtime library from vendor/.
 *
 * @package Vestibule
 */

declare(strict_types=1);

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'Vestibule\\' ) ) {
			return;
		}
		$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $name, 10 ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

if ( is_file( __DIR__ . '/vendor/autoload.php' ) ) {
	require_once __DIR__ . '/vendor/autoload.php';
}
