<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Inbox\Access;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

/** The "Entries" screen, which is the first item in the plugin's menu. */
final class EntriesScreen {

	public function __construct( private readonly AdminAssets $assets ) {}

	/**
	 * Adds the screen before the other screens. Otherwise, WordPress would add an additional submenu item for the menu
	 * itself.
	 */
	#[Hook( 'admin_menu', 9 )]
	public function add(): void {
		$screen = new AdminScreen( $this->assets, 'entries' );
		$screen->addToMenu( __( 'Entries', 'vestibule' ), AdminScreen::MENU, Access::OPEN );
	}
}
