<?php
/**
 * Loads the plugin's own classes from src/, those that the build makes of contracts from build/types/, and the libraries
 * it brings along from vendor/.
 *
 * @package Vestibule
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Vestibule\\' ) ) {
			// PHP remembers real paths; is_file() would ask the disk for each class of each request.
			$parts = explode( '\\', substr( $name, 10 ) );
			$file  = realpath( __DIR__ . ( 'Contract' === $parts[0] ? "/build/types/{$parts[1]}.php" : '/src/' . implode( '/', $parts ) . '.php' ) );
			if ( false !== $file ) {
				require $file;
			}
		}
	},
	true,
	// Before WordPress's own and those of other plugins, which know none of these names: a page asks two hundred times.
	true
);

// A folder that is not complete is refused by vestibule.php.
if ( is_file( __DIR__ . '/vendor/autoload.php' ) ) {
	require __DIR__ . '/vendor/autoload.php';
}
