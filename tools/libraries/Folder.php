<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;

/** Writes the folder of libraries in the plugin. The same packages always result in the same bytes. */
final class Folder {

	/** The path of a class follows from its name, so the loader needs no class map. */
	private const LOADER = <<<'PHP'
		<?php
		/**
		 * Loads the libraries of others below the namespace Vestibule\Vendor. Made by tools/libraries.
		 */

		declare(strict_types=1);

		spl_autoload_register(
			static function ( string $name ): void {
				if ( str_starts_with( $name, 'Vestibule\\Vendor\\' ) ) {
					$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, 17 ) ) . '.php';
					if ( is_file( $file ) ) {
						require $file;
					}
				}
			}
		);

		PHP;

	/** @param list<Package> $packages */
	public function __construct( private readonly string $path, private readonly array $packages ) {}

	/**
	 * Replaces the folder. The loader is written last, because its existence means that the folder is complete
	 * (Health\Parts).
	 *
	 * @param array<string, string> $classes Files by class name.
	 */
	public function write( array $classes ): void {
		$this->remove();
		$prefix   = new Prefix(
			array_merge(
				...array_map(
					static fn ( Package $package ): array => array_keys( $package->namespaces ),
					$this->packages
				)
			)
		);
		$renaming = new Renaming( $prefix );
		foreach ( $classes as $class => $file ) {
			$this->put(
				str_replace( '\\', '/', $class ) . '.php',
				$renaming->rename( (string) file_get_contents( $file ) )
			);
		}
		foreach ( $this->packages as $package ) {
			if (
				array() !== array_filter(
					array_keys( $classes ),
					static fn ( string $class ): bool => null !== $package->fileOf( $class )
				)
			) {
				$this->put(
					'licences/' . str_replace( '/', '-', $package->name ) . '.txt',
					$this->licence( $package )
				);
			}
		}
		$this->put( 'autoload.php', self::LOADER );
	}

	private function licence( Package $package ): string {
		foreach ( array( 'LICENSE', 'LICENSE.md', 'LICENSE.txt', 'COPYING' ) as $name ) {
			if ( is_file( "{$package->folder}/{$name}" ) ) {
				return (string) file_get_contents( "{$package->folder}/{$name}" );
			}
		}
		throw new RuntimeException( "{$package->name} brings no text of its licence." );
	}

	private function put( string $file, string $text ): void {
		$path = "{$this->path}/{$file}";
		if ( ! is_dir( dirname( $path ) ) ) {
			mkdir( dirname( $path ), 0755, true );
		}
		if ( false === file_put_contents( $path, $text ) ) {
			throw new RuntimeException( "{$path} cannot be written." );
		}
	}

	private function remove(): void {
		if ( ! is_dir( $this->path ) ) {
			return;
		}
		// Delete the loader first, because a partly deleted folder must not count as complete.
		if ( is_file( "{$this->path}/autoload.php" ) ) {
			unlink( "{$this->path}/autoload.php" );
		}
		$files = new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $this->path, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		);
		foreach ( $files as $file ) {
			if ( $file instanceof SplFileInfo ) {
				$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
			}
		}
	}
}
