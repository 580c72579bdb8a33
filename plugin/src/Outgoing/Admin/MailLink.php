<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Redirects links in emails to the screen of the entry. The screen's own URL contains the entry's ID after a `#`. If
 * wp-admin asks the user to log in first, that part would be lost.
 */
final class MailLink {

	#[Hook( 'admin_init' )]
	public static function open(): void {
		$entry = AdminScreen::MENU === Parameter::text( 'page' ) ? Parameter::id( 'entry' ) : 0;
		if (
			$entry > 0 && wp_safe_redirect( admin_url( 'admin.php?page=' . AdminScreen::MENU . "#/entry/{$entry}" ) )
		) {
			exit;
		}
	}
}
