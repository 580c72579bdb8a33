<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

use Closure;
use WP_Scripts;

/** URLs, versions and dependencies of the plugin's built files. */
final class Assets {

	private ?string $address = null;

	/**
	 * @var array<string, array<array-key, mixed>> Metadata files from the build that have been loaded, by path in the
	 * build folder.
	 */
	private array $known = array();

	/** @param string $file The plugin's main file. */
	public function __construct( public readonly string $file ) {}

	/**
	 * Registers scripts when WordPress creates its list of scripts. Many AJAX requests of other plugins don't need the
	 * list. Creating it for them would take longer than everything else that this plugin does in such a request.
	 *
	 * @param Closure(WP_Scripts): mixed $register
	 */
	public static function whenScriptsAreUsed( Closure $register ): void {
		if ( ( $GLOBALS['wp_scripts'] ?? null ) instanceof WP_Scripts ) {
			$register( $GLOBALS['wp_scripts'] );
			return;
		}
		add_action( 'wp_default_scripts', $register );
	}

	/** @param string $path Path in the build folder, such as `blocks`. */
	public function path( string $path ): string {
		return dirname( $this->file ) . "/build/{$path}";
	}

	/**
	 * @param string $path Path in the build folder, such as `admin/entries.css`.
	 * @return non-empty-string
	 */
	public function url( string $path ): string {
		$this->address ??= plugins_url( 'build', $this->file );
		return "{$this->address}/{$path}";
	}

	/** @return string URL of a script, such as `modules/loader`, with its version. */
	public function script( string $name ): string {
		return $this->url( "{$name}.js" ) . '?ver=' . $this->version( $name );
	}

	/**
	 * @return string First six characters of the script's version. It is short, because a page contains the versions of
	 * many scripts.
	 */
	public function version( string $name ): string {
		$version = $this->about( $name )['version'] ?? null;
		return is_string( $version ) ? substr( $version, 0, 6 ) : '1';
	}

	/** @return list<non-empty-string> Handles of the script's dependencies. */
	public function dependencies( string $name ): array {
		$handles = $this->about( $name )['dependencies'] ?? null;
		return array_values(
			array_filter(
				is_array( $handles ) ? $handles : array(),
				static fn ( mixed $handle ): bool => is_string( $handle ) && '' !== $handle
			)
		);
	}

	/** @return list<string> Names of the scripts in a folder of the build, such as `islands`. */
	public function names( string $folder ): array {
		return array_map(
			static fn ( int|string $file ): string => basename( (string) $file, '.js' ),
			array_keys( $this->readFolder( $folder ) )
		);
	}

	/**
	 * @param string       $folder Folder of the build, such as `islands`.
	 * @param list<string> $names  Names of chunks. Unknown names are skipped.
	 * @return list<string> URLs of all files of these chunks.
	 */
	public function chunks( string $folder, array $names ): array {
		$files = $this->read( "{$folder}/chunks.php" );
		$urls  = array();
		foreach ( $names as $name ) {
			foreach ( is_array( $files[ $name ] ?? null ) ? $files[ $name ] : array() as $file ) {
				$urls[] = $this->url( "{$folder}/" . ( is_string( $file ) ? $file : '' ) );
			}
		}
		return array_values( array_unique( $urls ) );
	}

	/**
	 * @param string $name Name of a script, such as `admin/entries`.
	 * @return list<string> Names of the shared scripts in the same folder that must be loaded before this script.
	 */
	public function shared( string $name ): array {
		$names = $this->read( dirname( $name ) . '/chunks.php' )[ basename( $name ) ] ?? null;
		return array_values( array_filter( is_array( $names ) ? $names : array(), is_string( ... ) ) );
	}

	/**
	 * @param 'scripts'|'styles' $kind
	 * @return array<non-empty-string, array{path: string, version: string, dependencies?: list<non-empty-string>}>
	 * Registration data by handle.
	 */
	public function ofBlocks( string $kind ): array {
		/** @var array<non-empty-string, array{path: string, version: string, dependencies?: list<non-empty-string>}> $assets Written by tools/lib/built-blocks.mjs. */
		$assets = $this->readFolder( 'blocks' )[ $kind ] ?? array();
		return $assets;
	}

	public function isBuilt( string $name ): bool {
		return array() !== $this->about( $name );
	}

	/** @return array<array-key, mixed> Metadata of a script from the build; empty if it is missing. */
	private function about( string $name ): array {
		$asset = $this->readFolder( dirname( $name ) )[ basename( $name ) . '.js' ] ?? null;
		return is_array( $asset ) ? $asset : array();
	}

	/** @return array<array-key, mixed> Metadata of all scripts in a build folder, by file name. */
	private function readFolder( string $folder ): array {
		return $this->read( "{$folder}/assets.php" );
	}

	/**
	 * @param string $path Path of a list in the build folder.
	 * @return array<array-key, mixed>
	 */
	private function read( string $path ): array {
		if ( ! isset( $this->known[ $path ] ) ) {
			$file                 = $this->path( $path );
			$list                 = is_file( $file ) ? require $file : array();
			$this->known[ $path ] = is_array( $list ) ? $list : array();
		}
		return $this->known[ $path ];
	}
}
