<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

use RuntimeException;

/** Package installed by Composer. */
final class Package {

	/**
	 * @param string                $name       Name, such as "giggsey/locale".
	 * @param array<string, string> $namespaces Folders by namespace, with a trailing slash.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $folder,
		public readonly array $namespaces
	) {}

	/**
	 * Returns the packages that run on a site, sorted by name. Excludes packages for tests and tools.
	 *
	 * @param string $vendor Composer's vendor folder.
	 * @return list<self>
	 */
	public static function installedIn( string $vendor ): array {
		$installed = json_decode(
			(string) file_get_contents( "{$vendor}/composer/installed.json" ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		if (
			! is_array( $installed )
				|| ! is_array( $installed['packages'] ?? null )
				|| ! is_array( $installed['dev-package-names'] ?? null )
		) {
			throw new RuntimeException( "{$vendor} holds no packages of Composer." );
		}
		$packages = array();
		foreach ( $installed['packages'] as $row ) {
			$name = is_array( $row ) && is_string( $row['name'] ?? null ) ? $row['name'] : '';
			if (
				! is_array( $row )
					|| in_array( $name, $installed['dev-package-names'], true )
					|| ! is_string( $row['install-path'] ?? null )
			) {
				continue;
			}
			$folder            = "{$vendor}/composer/{$row['install-path']}";
			$packages[ $name ] = new self(
				$name,
				$folder,
				self::namespaces( $folder, is_array( $row['autoload'] ?? null ) ? $row['autoload'] : array() )
			);
		}
		ksort( $packages );
		return array_values( $packages );
	}

	/** @return string|null File of the class; null if the class is not in this package. */
	public function fileOf( string $name ): ?string {
		foreach ( $this->namespaces as $namespace => $folder ) {
			$file = $folder . str_replace( '\\', '/', substr( $name, strlen( $namespace ) + 1 ) ) . '.php';
			if ( str_starts_with( $name, "{$namespace}\\" ) && is_file( $file ) ) {
				return $file;
			}
		}
		return null;
	}

	/**
	 * @param array<mixed> $autoload Section `autoload` of the package.
	 * @return array<string, string>
	 */
	private static function namespaces( string $folder, array $autoload ): array {
		$namespaces = array();
		foreach ( is_array( $autoload['psr-4'] ?? null ) ? $autoload['psr-4'] : array() as $namespace => $path ) {
			if ( is_string( $path ) ) {
				$namespaces[ rtrim( (string) $namespace, '\\' ) ] = rtrim( "{$folder}/{$path}", '/' ) . '/';
			}
		}
		return $namespaces;
	}
}
