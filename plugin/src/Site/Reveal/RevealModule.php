<?php

declare(strict_types=1);

namespace Vestibule\Site\Reveal;

use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Kernel\Html\MarkedBlock;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Effect for any block that appears when the visitor scrolls to it (docs/header.md). */
final class RevealModule implements Module {

	private const ATTRIBUTE = 'vestibuleReveal';

	/** Units of the settings that become custom properties if they differ from the default. */
	private const UNITS = array(
		'offset'   => 'px',
		'duration' => 'ms',
		'delay'    => 'ms',
		'easing'   => '',
	);

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', fn () => $this->reveal()->editor() );
		add_action( 'admin_init', static fn () => MarkedBlock::declare( self::ATTRIBUTE ) );
		add_action( 'rest_api_init', static fn () => MarkedBlock::declare( self::ATTRIBUTE ) );
		add_filter( 'render_block', $this->filterBlock( ... ), 20, 2 );
	}

	/** Loads the style, and the script when the visitor starts to scroll. Before that, no effect is needed. */
	private function need(): void {
		$this->reveal()->enqueueStyle();
		$this->services->page->loader->late( Loader::SCROLLING, $this->reveal()->src() );
	}

	private function reveal(): BuiltModule {
		return $this->services->module( 'reveal' );
	}

	/** @param array<string, mixed> $block Parsed block. */
	private function filterBlock( string $html, array $block ): string {
		$settings = MarkedBlock::settings( $block, self::ATTRIBUTE );
		$tags     = null !== $settings && $this->services->schema->fits( 'reveal', $settings ) ? MarkedBlock::tag( $html ) : null;
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
		foreach ( $this->services->schema->defaults( 'reveal' ) as $name => $default ) {
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
