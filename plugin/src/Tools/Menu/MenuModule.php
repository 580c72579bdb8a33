<?php

declare(strict_types=1);

namespace Vestibule\Tools\Menu;

use Closure;
use Vestibule\Inbox\Parts;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The plugin's menu in wp-admin, the tabs of its screens, and its commands (docs/for-site-owners.md). */
final class MenuModule implements Module {

	private ?Menu $menu = null;

	/** @param Closure(): Parts $inbox */
	public function __construct( private readonly Services $services, private readonly Closure $inbox ) {}

	public function register(): void {
		add_action( 'admin_menu', fn () => $this->menu()->add(), 8 );
		add_filter( 'parent_file', fn ( mixed $file ): mixed => $this->menu()->parentFile( $file ) );
		add_filter( 'submenu_file', fn ( mixed $file ): mixed => $this->menu()->fold( $file ) );
		add_action( 'admin_notices', $this->showTabs( ... ), PHP_INT_MIN );
		add_action( 'admin_enqueue_scripts', fn () => ( new Palette( new AdminAssets( $this->services->assets ) ) )->enqueue(), 20 );
	}

	/** Above everything else of a screen of ours, where its line of the menu has more than one; a block editor is a window of its own. */
	private function showTabs(): void {
		$screen  = get_current_screen();
		$current = $this->menu()->current();
		$line    = $this->menu()->line( $current );
		$tabs    = $this->menu()->tabs()[ $line ] ?? array();
		if ( count( $tabs ) > 1 && null !== $screen && ! $screen->is_block_editor() ) {
			( new Tabs() )->show( $this->menu()->label( $line ), $tabs, $current, 'post' !== $screen->base );
		}
	}

	private function menu(): Menu {
		return $this->menu ??= new Menu( ( $this->inbox )()->access(), ( $this->inbox )()->table() );
	}
}
