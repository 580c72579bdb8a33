<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/**
 * Style sheets of what nobody sees before the page has come: closed dialogs, and what floats. WordPress prints them at
 * the end of the body with all that is asked for after the head (docs/performance.md), so that no text waits for them.
 */
final class FootStyles {

	/** Before WordPress puts small sheets of the footer into the page, at 1. */
	private const EARLY = 0;

	/** @var array<string, array{string, string}> Path below the build's folder and version, by handle. */
	private array $sheets = array();

	public function __construct( private readonly Assets $assets ) {}

	/** @param string $name Of a block whose folder has a `foot.css`, without the namespace. */
	public function block( string $name ): void {
		$version = wp_styles()->registered[ "vestibule-{$name}-editor-style" ]->ver ?? '';
		$this->need( "vestibule-{$name}-foot", "blocks/{$name}/foot.css", is_string( $version ) ? $version : '' );
	}

	/** @param string $name Of a sheet among the modules of the build. */
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
