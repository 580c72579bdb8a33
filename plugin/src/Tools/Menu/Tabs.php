<?php

declare(strict_types=1);

namespace Vestibule\Tools\Menu;

use Vestibule\Kernel\Wiring\Hook;

/**
 * Prints the screens of a menu item as tabs.
 *
 * @phpstan-import-type Item from Menu
 */
final class Tabs {

	public function __construct( private readonly Menu $menu ) {}

	/**
	 * Prints the tabs at the top of a screen, if its menu item has several screens. Block editors have no tabs, because
	 * they fill the whole window.
	 */
	#[Hook( 'admin_notices', PHP_INT_MIN )]
	public function print(): void {
		$screen  = get_current_screen();
		$current = $this->menu->current();
		$line    = $this->menu->line( $current );
		$tabs    = $this->menu->tabs()[ $line ] ?? array();
		if ( count( $tabs ) > 1 && null !== $screen && ! $screen->is_block_editor() ) {
			self::show( $this->menu->label( $line ), $tabs, $current, 'post' !== $screen->base );
		}
	}

	/**
	 * Prints the tabs.
	 *
	 * @param string     $label   Accessible name of the navigation.
	 * @param list<Item> $tabs
	 * @param string     $current Slug of the current screen.
	 * @param bool       $is_page Whether the screen itself is open. False if a post from its list is open.
	 */
	public static function show( string $label, array $tabs, string $current, bool $is_page ): void {
		printf(
			'<div class="wrap vestibule-tabs"><nav class="nav-tab-wrapper wp-clearfix" aria-label="%s">',
			esc_attr( $label )
		);
		foreach ( $tabs as $tab ) {
			$link = $tab[2] === $current
				? '<a href="%1$s" class="nav-tab nav-tab-active" aria-current="%3$s">%2$s</a>'
				: '<a href="%1$s" class="nav-tab">%2$s</a>';
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of the two above.
			printf( $link, esc_url( self::url( $tab[2] ) ), esc_html( $tab[0] ), $is_page ? 'page' : 'true' );
		}
		echo '</nav></div>';
	}

	private static function url( string $slug ): string {
		return admin_url( str_contains( $slug, '.php' ) ? $slug : "admin.php?page={$slug}" );
	}
}
