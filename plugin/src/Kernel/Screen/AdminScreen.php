<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Screen;

use Closure;
use Vestibule\Kernel\Assets\AdminAssets;

/**
 * Screen in the Vestibule menu: a heading and an app from src/admin. The app's files are loaded only on this screen.
 */
final class AdminScreen {

	/** Slug of the menu that contains all of the plugin's screens. */
	public const MENU = 'vestibule-entries';

	/**
	 * @param string                               $app    Name of the folder in src/admin.
	 * @param string                               $global Global variable for the app's data.
	 * @param (Closure(): array<string, mixed>)|null $data Returns the app's data. Called when the screen is displayed.
	 */
	public function __construct(
		private readonly AdminAssets $assets,
		private readonly string $app,
		private readonly string $global = '',
		private readonly ?Closure $data = null,
	) {}

	/** Adds a submenu. Must be called on admin_menu. */
	public function addToMenu( string $title, string $slug, string $capability ): void {
		$hook = add_submenu_page( self::MENU, $title, $title, $capability, $slug, fn () => $this->show( $title ) );
		if ( false !== $hook ) {
			add_action( "load-{$hook}", $this->load( ... ) );
		}
	}

	/** Adds a top-level menu for users who can't see the plugin's other screens. */
	public function addAlone( string $title, string $slug, string $capability, string $icon ): void {
		add_action(
			'load-' . add_menu_page( $title, $title, $capability, $slug, fn () => $this->show( $title ), $icon, 3 ),
			$this->load( ... )
		);
	}

	/** Enqueues the app's files. Must run before the screen is displayed. */
	public function load(): void {
		add_action(
			'admin_enqueue_scripts',
			fn () => $this->assets->enqueue(
				$this->app,
				$this->global,
				null === $this->data ? array() : ( $this->data )()
			)
		);
	}

	public function show( string $title ): void {
		printf(
			'<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>',
			esc_html( $title ),
			wp_kses( $this->assets->place( $this->app ), 'post' )
		);
	}
}
