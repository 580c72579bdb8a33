<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Screen;

use Closure;
use Vestibule\Kernel\Assets\AdminAssets;

/** A screen below the menu "Vestibule": a heading and the place of an app of src/admin, whose files load only there. */
final class AdminScreen {

	/** The menu itself; every screen of the plugin stands below it. */
	public const MENU = 'vestibule-entries';

	/**
	 * @param string                               $app    The folder in src/admin.
	 * @param string                               $global The variable that the app reads what the server knows from.
	 * @param (Closure(): array<string, mixed>)|null $data What the server knows; asked when the screen is shown.
	 */
	public function __construct(
		private readonly AdminAssets $assets,
		private readonly string $app,
		private readonly string $global = '',
		private readonly ?Closure $data = null,
	) {}

	/** On admin_menu. */
	public function addToMenu( string $title, string $slug, string $capability ): void {
		$hook = add_submenu_page( self::MENU, $title, $title, $capability, $slug, fn () => $this->show( $title ) );
		if ( false !== $hook ) {
			add_action( "load-{$hook}", $this->load( ... ) );
		}
	}

	/** The same as a menu of its own, for users who see nothing else of ours. */
	public function addAlone( string $title, string $slug, string $capability, string $icon ): void {
		add_action( 'load-' . add_menu_page( $title, $title, $capability, $slug, fn () => $this->show( $title ), $icon, 3 ), $this->load( ... ) );
	}

	/** When this screen is about to be shown. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( $this->app, $this->global, null === $this->data ? array() : ( $this->data )() ) );
	}

	public function show( string $title ): void {
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>', esc_html( $title ), wp_kses( $this->assets->place( $this->app ), 'post' ) );
	}
}
