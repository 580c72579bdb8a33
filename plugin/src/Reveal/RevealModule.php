<?php

declare(strict_types=1);

namespace Vestibule\Reveal;

use Vestibule\Module;
use Vestibule\Services;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/** Lets any block appear as it is scrolled to (docs/reference/reveal.md). */
final class RevealModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$blocks = new RevealedBlocks( $this->services->schema, $this->need( ... ) );
		add_action( 'init', fn () => $this->reveal()->registerStyle() );
		add_action( 'enqueue_block_editor_assets', fn () => $this->reveal()->editor() );
		add_filter( 'register_block_type_args', $blocks->withAttribute( ... ) );
		add_filter( 'render_block', $blocks->filterBlock( ... ), 20, 2 );
	}

	/** Nothing can appear before the page is scrolled. */
	private function need(): void {
		$this->reveal()->needStyle();
		$this->services->page->late->need( LateModules::SCROLLING, $this->reveal()->src() );
	}

	private function reveal(): BuiltModule {
		return $this->services->assets->module( 'reveal' );
	}
}
