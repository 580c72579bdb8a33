<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Link from an email to an entry. The screen's own URL has the entry's ID after a #, which is lost if wp-admin asks for
 * the password first.
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
