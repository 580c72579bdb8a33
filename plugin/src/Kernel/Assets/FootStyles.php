<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/**
 * Styles for closed dialogs and floating elements. WordPress prints them at the end of the body, so that they don't
 * delay the display of the text (docs/performance.md).
 */
final class FootStyles {

	/** Hook priority. It must be lower than 1, the priority at which WordPress inlines small styles in the footer. */
	private const EARLY = 0;

	/** @var array<string, array{string, string}> Path in the build folder and version, by handle. */
	private array $sheets = array();

	public function __construct( private readonly Assets $assets ) {}

	/** @param string $name Name of a block with a `foot.css`, without the namespace. */
	public function block( string $name ): void {
		$version = wp_styles()->registered[ "vestibule-{$name}-editor-style" ]->ver ?? '';
		$this->need( "vestibule-{$name}-foot", "blocks/{$name}/foot.css", is_string( $version ) ? $version : '' );
	}

	/**
	 * Adds a registered style sheet that other blocks on the page may already have printed in the head.
	 *
	 * @param string $path Path in the build folder.
	 */
	public function shared( string $handle, string $path ): void {
		$this->need( $handle, $path, '' );
	}

	/** @param string $name Name of a module style in the build. */
	public function module( string $name ): void {
		$this->need( "vestibule-{$name}", "modules/{$name}.css", $this->assets->version( "modules/{$name}" ) );
	}

	private function need( string $handle, string $path, string $version ): void {
		if ( array() === $this->sheets ) {
			add_action( 'wp_footer', $this->enqueue( ... ), self::EARLY );
		}
		$this->sheets[ $handle ] = array( $path, $version );
		if ( did_action( 'wp_footer' ) > 0 ) {
			$this->enqueue();
		}
	}

	private function enqueue(): void {
		foreach ( $this->sheets as $handle => [ $path, $version ] ) {
			wp_enqueue_style( $handle, $this->assets->url( $path ), array(), $version );
			wp_style_add_data( $handle, 'path', $this->assets->path( $path ) );
		}
	}
}
