<?php
/**
 * The style sheet of menus.
 *
 * WordPress's own for navigation blocks is 21 kB, half of what WordPress prints into a page at most; a page whose menus
 * are lists of links needs a tenth of it. It gets the theme's in its place, and comes without another request before
 * its text.
 *
 * @package Portico
 */

declare(strict_types=1);

/** The classes of WordPress's blocks that the theme's sheet knows. */
const PORTICO_MENU = array(
	'wp-block-home-link',
	'wp-block-navigation',
	'wp-block-navigation__container',
	'wp-block-navigation__submenu-container',
	'wp-block-navigation__submenu-icon',
	'wp-block-navigation-is-layout-flex',
	'wp-block-navigation-item',
	'wp-block-navigation-item__content',
	'wp-block-navigation-item__description',
	'wp-block-navigation-item__label',
	'wp-block-navigation-link',
	'wp-block-navigation-submenu',
	'wp-block-navigation-submenu__toggle',
);

/** Whether a navigation block, as it is printed, holds nothing but links, whose submenus are not WordPress's own. */
function portico_is_plain_menu( string $html ): bool {
	preg_match_all( '/\bwp-block-[\w-]+/', $html, $classes );
	return array() === array_diff( $classes[0], PORTICO_MENU )
		&& 1 !== preg_match( '/\b(?:has-child|has-background|open-on-click|open-always|data-wp-[\w-]+)\b/', $html );
}

// Before `blocks/navigation.css`, which stands above it.
add_action( 'init', static fn () => wp_enqueue_block_style( 'core/navigation', portico_style( 'menu' ) ), 9 );

// After plugins that change a menu, such as Vestibule with its submenus.
add_filter(
	'render_block_core/navigation',
	static function ( mixed $html ): mixed {
		if ( is_string( $html ) && ! portico_is_plain_menu( $html ) ) {
			wp_styles()->add_data( 'wp-block-navigation', 'portico_keeps', true );
		}
		return $html;
	},
	100
);

// A block theme has made its page by now. A menu that is made later asks for WordPress's sheet by itself.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_dequeue_style( true === wp_styles()->get_data( 'wp-block-navigation', 'portico_keeps' ) ? 'portico-menu' : 'wp-block-navigation' );
	},
	20
);
