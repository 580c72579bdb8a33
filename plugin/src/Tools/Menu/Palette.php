<?php

declare(strict_types=1);

namespace Vestibule\Tools\Menu;

use Vestibule\Forms\FormPostType;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Adds commands to WordPress's command palette (src/admin/palette). Since WordPress 6.9, the palette is available in
 * all of wp-admin, and lists the screens of all menus. In 6.8, it is available only in the block editor.
 */
final class Palette {

	public function __construct( private readonly AdminAssets $assets ) {}

	/** Adds the commands after WordPress has enqueued the palette. */
	#[Hook( 'admin_enqueue_scripts', 20 )]
	public function enqueue(): void {
		$data = $this->data();
		if ( array() !== $data && wp_script_is( 'wp-core-commands' ) ) {
			$this->assets->enqueue( 'palette', 'vestibulePalette', $data );
		}
	}

	/** @return array<string, string> URLs of screens that the user can open. */
	public function data(): array {
		$entries = array(
			'entry' => 'admin.php?page=' . AdminScreen::MENU . '#/entry/',
			'today' => 'admin.php?page=vestibule-bookings#/day/',
		);
		$forms   = array( 'form' => 'post-new.php?post_type=' . FormPostType::NAME );
		return array_map(
			admin_url( ... ),
			(
				current_user_can( Access::OPEN ) ? $entries : array()
			) + ( current_user_can( 'edit_pages' ) ? $forms : array() )
		);
	}
}
