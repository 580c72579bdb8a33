<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Assets;

/**
 * Styles for a block's variations (`blocks/<name>/variations.css`). They are needed only on pages with such a
 * variation.
 */
final class VariationStyles {

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Enqueues the styles in the head if WordPress enqueues all block styles before it knows which blocks are on the
	 * page.
	 *
	 * @param string $block Name of the block without the namespace.
	 */
	public function enqueueEarly( string $block ): void {
		add_action(
			'wp_enqueue_scripts',
			fn () => wp_should_load_block_assets_on_demand() ? null : $this->enqueue( $block )
		);
	}

	/**
	 * Enqueues the styles if a block style is selected.
	 *
	 * @param mixed $classes Additional classes of the block.
	 */
	public function enqueueForClasses( string $block, mixed $classes ): void {
		if ( is_string( $classes ) && str_contains( $classes, 'is-style-' ) ) {
			$this->enqueue( $block );
		}
	}

	public function enqueue( string $block ): void {
		$path   = "{$block}/variations.css";
		$handle = "vestibule-{$block}-variations";
		// The editor loads the same file, so the build already has its version.
		$version = array_column( $this->assets->ofBlocks( 'styles' ), 'version', 'path' )[ $path ] ?? null;
		wp_enqueue_style(
			$handle,
			$this->assets->url( "blocks/{$path}" ),
			array( "vestibule-{$block}-style" ),
			$version
		);
		wp_style_add_data( $handle, 'path', $this->assets->path( "blocks/{$path}" ) );
	}
}
