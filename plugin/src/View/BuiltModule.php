<?php

declare(strict_types=1);

namespace Vestibule\View;

/** A script module of the build, with the style and the panel of the editor that have its name. */
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

	/** @return string The script's address. */
	public function src(): string {
		return "{$this->url}/modules/{$this->name}.js?ver=" . $this->asset( 'modules' )['version'];
	}

	public function registerStyle(): void {
		wp_register_style( $this->handle(), "{$this->url}/modules/{$this->name}.css", array(), $this->asset( 'modules' )['version'] );
		// WordPress prints a style this small into the page.
		wp_style_add_data( $this->handle(), 'path', "{$this->folder}/modules/{$this->name}.css" );
	}

	public function needStyle(): void {
		wp_enqueue_style( $this->handle() );
	}

	public function editor(): void {
		$asset  = $this->asset( 'admin' );
		$handle = $this->handle() . '-editor';
		wp_enqueue_script( $handle, "{$this->url}/admin/{$this->name}.js", $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'vestibule' );
	}

	private function handle(): string {
		return "vestibule-{$this->name}";
	}

	/** @return array{dependencies: list<non-empty-string>, version: string} */
	private function asset( string $part ): array {
		$file  = "{$this->folder}/{$part}/{$this->name}.asset.php";
		$asset = is_file( $file ) ? require $file : array();
		$asset = is_array( $asset ) ? $asset : array();
		return array(
			'dependencies' => array_values( array_filter( (array) ( $asset['dependencies'] ?? array() ), static fn ( mixed $handle ): bool => is_string( $handle ) && '' !== $handle ) ),
			// Pages name many of them, and six characters differ as well as twenty.
			'version'      => is_string( $asset['version'] ?? null ) ? substr( $asset['version'], 0, 6 ) : '1',
		);
	}
}
