<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Html\MarkedBlock;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Sticky headers, bars and sidebars (docs/header.md). They work with CSS. The scripts are loaded when the visitor
 * starts to scroll.
 */
final class StickyModule implements Module {

	private const ATTRIBUTE = 'vestibuleSticky';

	/** Blocks that contain other blocks and have their own box on the page. */
	private const NAMES = array( 'core/group', 'core/template-part', 'core/columns', 'core/column' );

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', fn () => $this->sticky()->editor() );
		add_action( 'admin_init', static fn () => MarkedBlock::declare( self::ATTRIBUTE, self::NAMES ) );
		add_action( 'rest_api_init', static fn () => MarkedBlock::declare( self::ATTRIBUTE, self::NAMES ) );
		foreach ( self::NAMES as $name ) {
			add_filter( "render_block_{$name}", $this->filterBlock( ... ), 20, 2 );
		}
	}

	/** Loads the style and script, and those for blocks that reappear when the visitor scrolls up. */
	private function need( bool $isRevealing ): void {
		$this->sticky()->enqueueStyle();
		$this->services->page->foot()->module( 'sticky-stuck' );
		$this->services->page->loader->late( Loader::SCROLLING, $this->sticky()->src() );
		if ( $isRevealing ) {
			$this->services->page->foot()->module( 'sticky-reveal' );
			$this->services->page->loader->late( Loader::SCROLLING, $this->services->module( 'sticky-reveal' )->src() );
		}
	}

	private function sticky(): BuiltModule {
		return $this->services->module( 'sticky' );
	}

	/** @param array<string, mixed> $block Parsed block. */
	private function filterBlock( string $html, array $block ): string {
		$settings = MarkedBlock::settings( $block, self::ATTRIBUTE );
		$tags     = null !== $settings && $this->services->schema->fits( 'sticky', $settings ) ? MarkedBlock::tag( $html ) : null;
		if ( null === $settings || null === $tags ) {
			return $html;
		}
		$look = StickyLook::from( $settings, is_array( $block['attrs'] ) ? $block['attrs'] : array() );
		$this->need( $look->isRevealing );
		foreach ( $look->classes() as $class ) {
			$tags->add_class( $class );
		}
		if ( $look->offset > 0 ) {
			$tags->set_attribute( 'data-sticky-offset', (string) $look->offset );
		}
		MarkedBlock::addStyle( $tags, $look->style() );
		return $tags->get_updated_html();
	}
}
