<?php
/**
 * Loads the plugin's own classes from src/, and the libraries it brings along from vendor/.
 *
 * @package Vestibule
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Vestibule\\' ) ) {
			// PHP remembers real paths; is_file() would ask the disk for each class of each request.
			$file = realpath( __DIR__ . '/src/' . str_replace( '\\', '/', substr( $name, 10 ) ) . '.php' );
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
