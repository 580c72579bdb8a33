<?php

declare(strict_types=1);

namespace Vestibule\Tools\Menu;

use Vestibule\Kernel\Wiring\Hook;

/**
 * The screens of a line of the menu, as links above the one that is shown.
 *
 * @phpstan-import-type Item from Menu
 */
final class Tabs {

	public function __construct( private readonly Menu $menu ) {}

	/**
	 * Prints the tabs above everything else of a screen, if its line of the menu has more than one screen. Block editors
	 * fill the window and have none.
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
	 * @param string     $label   Of all of them.
	 * @param list<Item> $tabs
	 * @param string     $current The slug of the one that is shown.
	 * @param bool       $is_page Whether it is shown itself, not something out of its list.
	 */
	public static function show( string $label, array $tabs, string $current, bool $is_page ): void {
		printf( '<div class="wrap vestibule-tabs"><nav class="nav-tab-wrapper wp-clearfix" aria-label="%s">', esc_attr( $label ) );
		foreach ( $tabs as $tab ) {
			$link = $tab[2] === $current ? '<a href="%1$s" class="nav-tab nav-tab-active" aria-current="%3$s">%2$s</a>' : '<a href="%1$s" class="nav-tab">%2$s</a>';
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of the two above.
			printf( $link, esc_url( self::url( $tab[2] ) ), esc_html( $tab[0] ), $is_page ? 'page' : 'true' );
		}
		echo '</nav></div>';
	}

	private static function url( string $slug ): string {
		return admin_url( str_contains( $slug, '.php' ) ? $slug : "admin.php?page={$slug}" );
	}
}
