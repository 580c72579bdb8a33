<?php

declare(strict_types=1);

namespace Vestibule\Site\Reveal;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Html\MarkedBlock;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\BeforeBlock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Effect for any block: the block appears gradually when the visitor scrolls to it (docs/header.md). */
final class RevealEffect {

	private const ATTRIBUTE = 'vestibuleReveal';

	/** CSS units of the settings that become custom properties. */
	private const UNITS = array(
		'offset'   => 'px',
		'duration' => 'ms',
		'delay'    => 'ms',
		'easing'   => '',
	);

	public function __construct(
		private readonly Assets $assets,
		private readonly Page $page,
		private readonly Schema $schema,
	) {}

	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public static function declareAttribute(): void {
		MarkedBlock::declare( self::ATTRIBUTE );
	}

	#[Hook( 'enqueue_block_editor_assets' )]
	public function enqueueForEditor(): void {
		$this->reveal()->editor();
	}

	#[BeforeBlock( self::ATTRIBUTE )]
	public function begin(): void {
		add_filter( 'render_block', $this->filterBlock( ... ), 20, 2 );
	}

	/** Loads the styles, and the script once the visitor starts to scroll. Before that, no block needs the effect. */
	private function need(): void {
		$this->reveal()->enqueueStyle();
		$this->page->loader->late( Loader::SCROLLING, $this->reveal()->src() );
	}

	private function reveal(): BuiltModule {
		return new BuiltModule( $this->assets, 'reveal' );
	}

	/** @param array<string, mixed> $block Parsed block. */
	private function filterBlock( string $html, array $block ): string {
		$settings = MarkedBlock::settings( $block, self::ATTRIBUTE );
		$tags     = null !== $settings && $this->schema->fits( 'reveal', $settings ) ? MarkedBlock::tag( $html ) : null;
		if ( null === $settings || null === $tags ) {
			return $html;
		}
		$this->need();
		$tags->add_class( 'vestibule-reveal' );
		$tags->add_class( 'is-reveal-' . self::stringOrEmpty( $settings['effect'] ) );
		if ( true === ( $settings['once'] ?? false ) ) {
			$tags->add_class( 'is-reveal-once' );
		}
		MarkedBlock::addStyle( $tags, $this->style( $settings ) );
		return $tags->get_updated_html();
	}

	/** @param array<array-key, mixed> $settings Valid settings. */
	private function style( array $settings ): string {
		$style = '';
		foreach ( $this->schema->defaults( 'reveal' ) as $name => $default ) {
			$value = $settings[ $name ] ?? $default;
			if ( isset( self::UNITS[ $name ] ) && $value !== $default ) {
				$style .= "--vestibule-reveal-{$name}:" . self::stringOrEmpty( $value ) . self::UNITS[ $name ] . ';';
			}
		}
		return $style;
	}

	private static function stringOrEmpty( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}
}
