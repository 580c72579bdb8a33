<?php

declare(strict_types=1);

namespace Vestibule\Reveal;

/** Script and style of pages that reveal something, and the panel of the editor. */
final class Assets {

	private const NAME = 'vestibule-reveal';

	private const MODULE = 'vestibule/reveal';

	public function __construct(
		private readonly string $folder,
		private readonly string $url,
	) {}

	public function register(): void {
		$version = $this->asset( 'modules/reveal' )['version'];
		wp_register_script_module( self::MODULE, $this->url . '/modules/reveal.js', array(), $version );
		wp_register_style( self::NAME, $this->url . '/modules/reveal.css', array(), $version );
		// WordPress prints a style this small into the page.
		wp_style_add_data( self::NAME, 'path', $this->folder . '/modules/reveal.css' );
	}

	/** At once: older WordPress prints the script modules of a block theme in the head, right after the blocks. */
	public function need(): void {
		wp_enqueue_script_module( self::MODULE );
		wp_enqueue_style( self::NAME );
	}

	public function editor(): void {
		$asset = $this->asset( 'admin/reveal' );
		wp_enqueue_script( self::NAME . '-editor', $this->url . '/admin/reveal.js', $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::NAME . '-editor', 'vestibule' );
	}

	/** @return array{dependencies: list<non-empty-string>, version: string} */
	private function asset( string $name ): array {
		$file  = "{$this->folder}/{$name}.asset.php";
		$asset = is_file( $file ) ? require $file : array();
		$asset = is_array( $asset ) ? $asset : array();
		return array(
			'dependencies' => array_values( array_filter( (array) ( $asset['dependencies'] ?? array() ), static fn ( mixed $handle ): bool => is_string( $handle ) && '' !== $handle ) ),
			'version'      => is_string( $asset['version'] ?? null ) ? $asset['version'] : '1',
		);
	}
}
