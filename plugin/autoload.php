<?php
/**
 * Loads the plugin's own classes from src/, and the runtime library from vendor/ when one of its classes is needed.
 *
 * @package Vestibule
 */

declare(strict_types=1);

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Vestibule\\' ) ) {
			$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $name, 10 ) ) . '.php';
			if ( is_file( $file ) ) {
				require $file;
			}
		} elseif ( str_starts_with( $name, 'libphonenumber\\' ) || str_starts_with( $name, 'Giggsey\\' ) ) {
			$file   = __DIR__ . '/vendor/autoload.php';
			$loader = is_file( $file ) ? require_once $file : null;
			// The library's own loader comes too late for the class that it was fetched for.
			if ( $loader instanceof Composer\Autoload\ClassLoader ) {
				$loader->loadClass( $name );
			}
		}
	}
);
