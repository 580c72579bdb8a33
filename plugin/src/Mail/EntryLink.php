<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Ajax\Parameter;
use Vestibule\View\AdminScreen;

/**
 * Opens the entry that a mail links to. The screen's own address has the number behind a #, which is lost where wp-admin
 * asks for the password first.
 */
final class EntryLink {

	/** On admin_init. */
	public function open(): void {
		$entry = AdminScreen::MENU === Parameter::text( 'page' ) ? Parameter::id( 'entry' ) : 0;
		if ( $entry > 0 && wp_safe_redirect( self::url( $entry ) ) ) {
			exit;
		}
	}

	public static function url( int $entry ): string {
		return admin_url( 'admin.php?page=' . AdminScreen::MENU . "#/entry/{$entry}" );
	}
}
