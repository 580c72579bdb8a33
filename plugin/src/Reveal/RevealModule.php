<?php

declare(strict_types=1);

namespace Vestibule\Reveal;

use Vestibule\Contracts\Schema;
use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/** Lets any block appear as it is scrolled to (specification 9, "Scroll-reveal animation"). */
final class RevealModule implements Module {

	/** @param string $url Of the build. */
	public function __construct( private readonly string $url ) {}

	public function register(): void {
		$plugin = dirname( __DIR__, 2 );
		$assets = new Assets( $plugin . '/build', $this->url );
		$blocks = new RevealedBlocks( new Schema( $plugin . '/contracts' ), $assets );
		add_action( 'init', $assets->register( ... ) );
		add_action( 'enqueue_block_editor_assets', $assets->editor( ... ) );
		add_filter( 'register_block_type_args', $blocks->withAttribute( ... ) );
		add_filter( 'render_block', $blocks->html( ... ), 20, 2 );
	}
}
