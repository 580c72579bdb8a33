<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Inbox\Access;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

/** Screen of entries, which is the first of the plugin's menu. */
final class EntriesScreen {

	public function __construct( private readonly AdminAssets $assets ) {}

	/** Runs before all others, because WordPress adds a line for the menu itself otherwise. */
	#[Hook( 'admin_menu', 9 )]
	public function add(): void {
		$screen = new AdminScreen( $this->assets, 'entries' );
		$screen->addToMenu( __( 'Entries', 'vestibule' ), AdminScreen::MENU, Access::OPEN );
	}
}
