<?php

declare(strict_types=1);

namespace Vestibule\Blocks;

use Vestibule\Contracts\PageRequest;
use WP_Block_Supports;

/**
 * Registers the blocks of the build. Those that only stand inside a form are registered later on a page: WordPress reckons
 * the theme's styles for every block it knows, on every page, and a page that shows a kept form needs none of them.
 */
final class BlockTypes {

	private const INSIDE = array( 'vestibule/form' );

	private bool $complete = false;

	public function __construct( private readonly string $build ) {}

	public function register(): void {
		if ( ! is_file( $this->manifest() ) ) {
			return;
		}
		wp_register_block_metadata_collection( $this->build, $this->manifest() );
		$this->registerThose( false );
		if ( PageRequest::isNow() ) {
			add_action( 'rest_api_init', $this->complete( ... ), 0 );
		} else {
			$this->complete();
		}
	}

	/** Registers what stands inside forms, if it is not yet. */
	public function complete(): void {
		if ( $this->complete || ! is_file( $this->manifest() ) ) {
			return;
		}
		$this->complete = true;
		$this->registerThose( true );
		if ( did_action( 'wp_loaded' ) ) {
			// WordPress did this for all other blocks at the end of init.
			WP_Block_Supports::init();
		}
	}

	private function registerThose( bool $inside ): void {
		$blocks = require $this->manifest();
		foreach ( is_array( $blocks ) ? $blocks : array() as $folder => $metadata ) {
			if ( is_array( $metadata ) && ( self::INSIDE === ( $metadata['ancestor'] ?? null ) ) === $inside ) {
				register_block_type_from_metadata( "{$this->build}/{$folder}" );
			}
		}
	}

	private function manifest(): string {
		return $this->build . '/blocks-manifest.php';
	}
}
