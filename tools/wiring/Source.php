<?php

declare(strict_types=1);

namespace Vestibule\Tools\Wiring;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use SplFileInfo;

/** Classes of plugin/src by reflection, sorted by name. */
final class Source {

	/** Constants of WordPress that classes use in their own constants; only their types matter. */
	private const CONSTANTS = array(
		'ABSPATH'           => '/',
		'KB_IN_BYTES'       => 1024,
		'MB_IN_BYTES'       => 1048576,
		'GB_IN_BYTES'       => 1073741824,
		'MINUTE_IN_SECONDS' => 60,
		'HOUR_IN_SECONDS'   => 3600,
		'DAY_IN_SECONDS'    => 86400,
		'WEEK_IN_SECONDS'   => 604800,
		'MONTH_IN_SECONDS'  => 2592000,
		'YEAR_IN_SECONDS'   => 31536000,
	);

	/** Calls that request an object by the name of its class. */
	private const REQUEST = '/(?:->of->get|Wired::of)\(\s*(\\\\?[A-Z][\w\\\\]*)::class\s*\)/';

	/** @var array<string, ReflectionClass<object>> */
	public readonly array $classes;

	/**
	 * @param string $plugin Folder of the plugin. Its tests are beside it, in tests/php.
	 * @param string $root   Folder with the Composer packages, in vendor/.
	 */
	public function __construct( private readonly string $plugin, string $root ) {
		foreach ( self::CONSTANTS as $name => $value ) {
			defined( $name ) || define( $name, $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		}
		require_once "{$root}/vendor/php-stubs/wordpress-stubs/wordpress-stubs.php";
		require_once "{$plugin}/autoload.php";
		$classes = array();
		foreach ( self::files( "{$plugin}/src" ) as $file ) {
			$name = 'Vestibule\\' . str_replace( '/', '\\', substr( $file, strlen( "{$plugin}/src/" ), -4 ) );
			if ( ! str_contains( $file, '/content/' ) && ( class_exists( $name ) || interface_exists( $name ) ) ) {
				$classes[ $name ] = new ReflectionClass( $name );
			}
		}
		ksort( $classes );
		$this->classes = $classes;
	}

	/** @return list<string> Classes that Plugin.php and tests request by name. */
	public function requested(): array {
		$requested = array();
		$tests     = dirname( $this->plugin ) . '/tests/php';
		foreach ( array( ...self::files( "{$this->plugin}/src" ), ...self::files( $tests ) ) as $file ) {
			$code = (string) file_get_contents( $file );
			preg_match_all( self::REQUEST, $code, $found );
			foreach ( $found[1] as $name ) {
				$requested[] = self::resolve( $name, $code );
			}
		}
		return array_values( array_unique( $requested ) );
	}

	/** Returns the full name of a class that a file names. */
	public static function resolve( string $name, string $code ): string {
		if ( str_starts_with( $name, '\\' ) ) {
			return substr( $name, 1 );
		}
		list( $first, $rest ) = explode( '\\', "{$name}\\", 2 );
		if (
			1 === preg_match( "/^use ((?:[\\w\\\\]+\\\\)?{$first}(?=;)|[\\w\\\\]+(?= as {$first};))/m", $code, $use )
		) {
			return rtrim( "{$use[1]}\\{$rest}", '\\' );
		}
		preg_match( '/^namespace ([\w\\\\]+);/m', $code, $namespace );
		return ltrim( ( $namespace[1] ?? '' ) . "\\{$name}", '\\' );
	}

	/**
	 * Returns the classes that can stand for a type: the class itself, or those that implement or extend it.
	 *
	 * @return list<string>
	 */
	public function implementations( string $type ): array {
		$class = $this->classes[ $type ] ?? null;
		if ( null === $class || ( ! $class->isInterface() && ! $class->isAbstract() ) ) {
			return array( $type );
		}
		$is_one = static fn ( ReflectionClass $one ): bool => $one->isInstantiable() && $one->isSubclassOf( $type );
		return array_keys( array_filter( $this->classes, $is_one ) );
	}

	/** @return list<string> PHP files below a folder, sorted. */
	private static function files( string $folder ): array {
		if ( ! is_dir( $folder ) ) {
			return array();
		}
		$files    = array();
		$entries = new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS );
		/** @var SplFileInfo $entry */
		foreach ( new RecursiveIteratorIterator( $entries ) as $entry ) {
			if ( 'php' === $entry->getExtension() ) {
				$files[] = $entry->getPathname();
			}
		}
		sort( $files );
		return $files;
	}
}
