<?php

declare(strict_types=1);

namespace Vestibule\View;

/** A script module of the build with the style and the panel of the editor that have its name, of which a page gets what it needs. */
final class BuiltModule {

	/**
	 * @param string $folder Of the build.
	 * @param string $url    Of the build.
	 */
	public function __construct(
		private readonly string $folder,
		private readonly string $url,
		private readonly string $name,
	) {}

	public function register(): void {
		$version = $this->asset( 'modules' )['version'];
		wp_register_script_module( "vestibule/{$this->name}", "{$this->url}/modules/{$this->name}.js", array(), $version );
		$style = "{$this->folder}/modules/{$this->name}.css";
		if ( is_file( $style ) ) {
			wp_register_style( "vestibule-{$this->name}", "{$this->url}/modules/{$this->name}.css", array(), $version );
			// WordPress prints a style this small into the page.
			wp_style_add_data( "vestibule-{$this->name}", 'path', $style );
		}
	}

	/** At once: older WordPress prints the script modules of a block theme in the head, right after the blocks. */
	public function need(): void {
		wp_enqueue_script_module( "vestibule/{$this->name}" );
		if ( wp_style_is( "vestibule-{$this->name}", 'registered' ) ) {
			wp_enqueue_style( "vestibule-{$this->name}" );
		}
	}

	public function editor(): void {
		$asset  = $this->asset( 'admin' );
		$handle = "vestibule-{$this->name}-editor";
		wp_enqueue_script( $handle, "{$this->url}/admin/{$this->name}.js", $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'vestibule' );
	}

	/** @return array{dependencies: list<non-empty-string>, version: string} */
	private function asset( string $part ): array {
		$file  = "{$this->folder}/{$part}/{$this->name}.asset.php";
		$asset = is_file( $file ) ? require $file : array();
		$asset = is_array( $asset ) ? $asset : array();
		return array(
			'dependencies' => array_values( array_filter( (array) ( $asset['dependencies'] ?? array() ), static fn ( mixed $handle ): bool => is_string( $handle ) && '' !== $handle ) ),
			'version'      => is_string( $asset['version'] ?? null ) ? $asset['version'] : '1',
		);
	}
}
