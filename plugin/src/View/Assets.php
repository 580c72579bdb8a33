<?php

declare(strict_types=1);

namespace Vestibule\View;

/** The plugin's own files and their addresses; the one reader of what the build says of a script. */
final class Assets {

	private ?string $address = null;

	/** @var array<string, array<array-key, mixed>> What the build says of its scripts, by folder. */
	private array $known = array();

	/** @param string $file The plugin's main file. */
	public function __construct( public readonly string $file ) {}

	/** @param string $path Below the build's folder, such as `blocks`. */
	public function path( string $path ): string {
		return dirname( $this->file ) . "/build/{$path}";
	}

	/** @param string $path Below the build's folder, such as `admin/entries.css`. */
	public function url( string $path ): string {
		$this->address ??= plugins_url( 'build', $this->file );
		return "{$this->address}/{$path}";
	}

	/** @return string The address of a script with its version, such as `modules/loader`. */
	public function script( string $name ): string {
		return $this->url( "{$name}.js" ) . '?ver=' . $this->version( $name );
	}

	/** @return string Six characters: pages name many of them, and six differ as well as twenty. */
	public function version( string $name ): string {
		$version = $this->read( $name )['version'] ?? null;
		return is_string( $version ) ? substr( $version, 0, 6 ) : '1';
	}

	/** @return list<non-empty-string> Handles of the scripts that a script needs. */
	public function dependencies( string $name ): array {
		$handles = $this->read( $name )['dependencies'] ?? null;
		return array_values( array_filter( is_array( $handles ) ? $handles : array(), static fn ( mixed $handle ): bool => is_string( $handle ) && '' !== $handle ) );
	}

	/** @param string $name Of a script module of the build, such as `sticky`. */
	public function module( string $name ): BuiltModule {
		return new BuiltModule( $this, $name );
	}

	/** @return list<string> The names of the scripts of a folder of the build, such as `islands`. */
	public function names( string $folder ): array {
		return array_map( static fn ( int|string $file ): string => basename( (string) $file, '.js' ), array_keys( $this->readFolder( $folder ) ) );
	}

	public function isBuilt( string $name ): bool {
		return array() !== $this->read( $name );
	}

	/** @return array<array-key, mixed> What the build says of a script; empty when it is missing. */
	private function read( string $name ): array {
		$asset = $this->readFolder( dirname( $name ) )[ basename( $name ) . '.js' ] ?? null;
		return is_array( $asset ) ? $asset : array();
	}

	/** @return array<array-key, mixed> By file. */
	private function readFolder( string $folder ): array {
		if ( ! isset( $this->known[ $folder ] ) ) {
			$file                   = $this->path( "{$folder}/assets.php" );
			$assets                 = is_file( $file ) ? require $file : array();
			$this->known[ $folder ] = is_array( $assets ) ? $assets : array();
		}
		return $this->known[ $folder ];
	}
}
