<?php

declare(strict_types=1);

namespace Vestibule\Blocks;

/** Registers the blocks of the build, all of them on every request. */
final class BlockTypes {

	/** @param string $build Folder of the blocks and of the manifest that the build makes of them. */
	public function __construct( private readonly string $build ) {}

	public function register(): void {
		$manifest = $this->build . '/blocks-manifest.php';
		// A build that lacks it is a finding of Site Health.
		if ( is_file( $manifest ) ) {
			wp_register_block_types_from_metadata_collection( $this->build, $manifest );
		}
	}
}
