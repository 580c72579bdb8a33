<?php

declare(strict_types=1);

namespace Vestibule\Blocks;

use Vestibule\Contracts\Islands;

/**
 * Tells the loader which scripts an island needs, in order: WordPress's own React, then the island.
 * Nothing of it is loaded before the visitor needs the island.
 */
final class IslandScripts implements Islands {

	public const LOADER = 'vestibule/loader';

	/** Old browsers' polyfills that React's handle asks for; no supported browser needs them. */
	private const LEFT_OUT = array( 'wp-polyfill' );

	/** @var array<string, true> */
	private array $needed = array();

	public function __construct(
		private readonly string $folder,
		private readonly string $url,
	) {}

	/** At once: older WordPress prints the script modules of a block theme in the head, right after the blocks. */
	public function need( string $island ): void {
		$this->needed[ $island ] = true;
		wp_enqueue_script_module( self::LOADER );
	}

	public function registerLoader(): void {
		$asset = $this->asset( 'modules/loader' );
		wp_register_script_module( self::LOADER, $this->url . '/modules/loader.js', array(), $asset['version'] );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> The addresses of each island's scripts, in the order they run.
	 */
	public function data( array $data ): array {
		foreach ( array_keys( $this->needed ) as $island ) {
			$asset           = $this->asset( 'islands/' . $island );
			$data[ $island ] = array( ...$this->libraries( $asset['dependencies'] ), "{$this->url}/islands/{$island}.js?ver={$asset['version']}" );
		}
		return $data;
	}

	/**
	 * @param list<string> $handles
	 * @return list<string>
	 */
	private function libraries( array $handles ): array {
		$scripts = wp_scripts();
		$urls    = array();
		$scripts->all_deps( $handles );
		$order          = $scripts->to_do;
		$scripts->to_do = array();
		foreach ( $order as $handle ) {
			$script = $scripts->registered[ $handle ] ?? null;
			if ( null === $script || ! is_string( $script->src ) || in_array( $handle, self::LEFT_OUT, true ) ) {
				continue;
			}
			$src     = str_starts_with( $script->src, '/' ) ? $scripts->base_url . $script->src : $script->src;
			$version = is_string( $script->ver ) && '' !== $script->ver ? $script->ver : $scripts->default_version;
			$urls[]  = add_query_arg( 'ver', $version, $src );
		}
		return $urls;
	}

	/** @return array{dependencies: list<string>, version: string} */
	private function asset( string $name ): array {
		$file  = "{$this->folder}/{$name}.asset.php";
		$asset = is_file( $file ) ? require $file : array();
		$asset = is_array( $asset ) ? $asset : array();
		$deps  = $asset['dependencies'] ?? array();
		return array(
			'dependencies' => is_array( $deps ) ? array_values( array_filter( $deps, is_string( ... ) ) ) : array(),
			'version'      => is_string( $asset['version'] ?? null ) ? $asset['version'] : '1',
		);
	}
}
