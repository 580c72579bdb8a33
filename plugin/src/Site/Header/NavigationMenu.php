<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\BuiltModule;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Wiring\Hook;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the script of submenus in WordPress's navigation block. The markup stays, but without directives of the
 * Interactivity API, so its runtime (16 kB) is not loaded. Navigation blocks with WordPress's overlay menu remain
 * unchanged.
 */
final class NavigationMenu {

	private const SCRIPT = '@wordpress/block-library/navigation/view';

	/** Whether a navigation block of this page needs WordPress's script. */
	private bool $isKept = false;

	public function __construct( private readonly Assets $assets, private readonly Page $page ) {}

	private function need(): void {
		$this->menu()->enqueueStyle();
		$this->page->foot()->module( 'menu-open' );
		$this->page->loader->late( '.vestibule-menu,.vestibule-drawer__button', $this->menu()->src() );
	}

	private function menu(): BuiltModule {
		return new BuiltModule( $this->assets, 'menu' );
	}

	/** @param array<string, mixed> $block Parsed block. */
	#[Hook( 'render_block_core/navigation', 20 )]
	public function filterBlock( string $html, array $block ): string {
		if (
			! $this->isOurs( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() )
				|| str_contains( $html, 'open-always' )
		) {
			$this->isKept = $this->isKept || str_contains( $html, 'data-wp-' );
			return $html;
		}
		if ( ! $this->isKept ) {
			// WordPress enqueues the script for all navigation blocks after the first one with submenus, so dequeue it
			// again.
			wp_dequeue_script_module( self::SCRIPT );
		}
		if ( ! str_contains( $html, 'has-child' ) ) {
			return $html;
		}
		$this->need();
		return $this->marked( $html );
	}

	/** @param array<array-key, mixed> $attributes Attributes of the navigation block. */
	private function isOurs( array $attributes ): bool {
		$isPlain = 'never' === ( $attributes['overlayMenu'] ?? 'mobile' );
		/** Filters whether a navigation block uses the plugin's submenus (docs/hooks.md). */
		return true === apply_filters( 'vestibule/menu', $isPlain, $attributes );
	}

	private function marked( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$menu = false;
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( 'data-wp-' ) ?? array() as $name ) {
				$tags->remove_attribute( $name );
			}
			$class = $tags->get_attribute( 'class' );
			if ( ! is_string( $class ) ) {
				continue;
			}
			if ( ! $menu && $tags->has_class( 'wp-block-navigation' ) ) {
				$tags->add_class( 'vestibule-menu' );
				$menu = true;
			}
			if ( str_contains( $class, 'has-child' ) && $tags->has_class( 'has-child' ) ) {
				// WordPress's CSS rules for submenus need this class. Remove it to turn them off.
				$tags->remove_class( 'has-child' );
				$tags->add_class( 'vestibule-menu__parent' );
				$tags->remove_attribute( 'tabindex' );
			}
			if ( str_contains( $class, 'wp-block-navigation-submenu__toggle' ) ) {
				$tags->set_attribute( 'type', 'button' );
				$tags->set_attribute( 'aria-expanded', 'false' );
			}
		}
		return $tags->get_updated_html();
	}
}
