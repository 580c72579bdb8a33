<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Html\MarkedBlock;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\BeforeBlock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Adds sticky headers, bars and sidebars (docs/header.md). CSS makes them sticky. Scripts for further effects are
 * loaded when the visitor starts to scroll.
 */
final class StickyEffect {

	private const ATTRIBUTE = 'vestibuleSticky';

	/** Blocks that can be sticky: they contain other blocks and have their own box on the page. */
	private const NAMES = array( 'core/group', 'core/template-part', 'core/columns', 'core/column' );

	public function __construct(
		private readonly Assets $assets,
		private readonly Page $page,
		private readonly Schema $schema,
	) {}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public static function declareAttribute(): void {
		MarkedBlock::declare( self::ATTRIBUTE, self::NAMES );
	}

	#[Hook( 'enqueue_block_editor_assets' )]
	public function enqueueForEditor(): void {
		$this->sticky()->editor();
	}

	#[BeforeBlock( self::ATTRIBUTE )]
	public function begin(): void {
		foreach ( self::NAMES as $name ) {
			add_filter( "render_block_{$name}", $this->filterBlock( ... ), 20, 2 );
		}
	}

	/**
	 * Loads the styles and the script. Also loads those for blocks that reappear when the visitor scrolls up, if
	 * needed.
	 */
	private function need( bool $isRevealing ): void {
		$this->sticky()->enqueueStyle();
		$this->page->foot()->module( 'sticky-stuck' );
		$this->page->loader->late( Loader::SCROLLING, $this->sticky()->src() );
		if ( $isRevealing ) {
			$this->page->foot()->module( 'sticky-reveal' );
			$this->page->loader->late(
				Loader::SCROLLING,
				( new BuiltModule( $this->assets, 'sticky-reveal' ) )->src()
			);
		}
	}

	private function sticky(): BuiltModule {
		return new BuiltModule( $this->assets, 'sticky' );
	}

	/** @param array<string, mixed> $block Parsed block. */
	private function filterBlock( string $html, array $block ): string {
		$settings = MarkedBlock::settings( $block, self::ATTRIBUTE );
		$tags     = null !== $settings && $this->schema->fits( 'sticky', $settings ) ? MarkedBlock::tag( $html ) : null;
		if ( null === $settings || null === $tags ) {
			return $html;
		}
		$styles = StickyStyles::from( $settings, is_array( $block['attrs'] ) ? $block['attrs'] : array() );
		$this->need( $styles->isRevealing );
		foreach ( $styles->classes() as $class ) {
			$tags->add_class( $class );
		}
		if ( $styles->offset > 0 ) {
			$tags->set_attribute( 'data-sticky-offset', (string) $styles->offset );
		}
		MarkedBlock::addStyle( $tags, $styles->style() );
		return $tags->get_updated_html();
	}
}
