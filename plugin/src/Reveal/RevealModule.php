<?php

declare(strict_types=1);

namespace Vestibule\Reveal;

use Vestibule\Contracts\Schema;
use Vestibule\Module;
use Vestibule\View\BuiltModule;
use Vestibule\View\LateModules;

defined( 'ABSPATH' ) || exit;

/** Lets any block appear as it is scrolled to (docs/reference/reveal.md). */
final class RevealModule implements Module {

	public function __construct(
		private readonly Schema $schema,
		private readonly LateModules $late,
		private readonly BuiltModule $reveal,
	) {}

	public function register(): void {
		$blocks = new RevealedBlocks( $this->schema, $this->need( ... ) );
		add_action( 'init', $this->reveal->registerStyle( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->reveal->editor( ... ) );
		add_filter( 'register_block_type_args', $blocks->withAttribute( ... ) );
		add_filter( 'render_block', $blocks->html( ... ), 20, 2 );
	}

	/** Nothing can appear before the page is scrolled. */
	private function need(): void {
		$this->reveal->needStyle();
		$this->late->need( LateModules::SCROLLING, $this->reveal->src() );
	}
}
