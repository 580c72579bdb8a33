<?php
/**
 * Loads the plugin's own classes from src/, generated classes from build/types/ and build/wiring/, and libraries from
 * vendor/.
 *
 * @package Vestibule
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Vestibule\\' ) ) {
			$parts = explode( '\\', substr( $name, 10 ) );
			$path  = match ( $parts[0] ) {
				'Contract' => '/build/types/contracts',
				'Wiring'   => "/build/wiring/{$parts[1]}",
				'Vendor'   => '/vendor/' . implode( '/', array_slice( $parts, 1 ) ),
				default    => '/src/' . implode( '/', $parts ),
			};
			// PHP caches real paths. is_file() would read the disk for each class in each request.
			$file = realpath( __DIR__ . "{$path}.php" );
			if ( false !== $file ) {
				// The file of the contracts is found again for a contract that no longer exists.
				require_once $file;
			}
		}
	},
	true,
	// Before the autoloaders of WordPress and other plugins, which don't load these classes.
	true
);
