<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\View\AdminScreen;

/**
 * Opens the entry that a mail links to. The screen's own address has the number behind a #, which is lost where wp-admin
 * asks for the password first.
 */
final class EntryLink {

	/** On admin_init. */
	public function open(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It changes nothing.
		$page  = $_GET['page'] ?? '';
		$entry = $_GET['entry'] ?? '';
		// phpcs:enable
		if ( AdminScreen::MENU === $page && is_string( $entry ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $entry ) && wp_safe_redirect( self::url( (int) $entry ) ) ) {
			exit;
		}
	}

	public static function url( int $entry ): string {
		return admin_url( 'admin.php?page=' . AdminScreen::MENU . "#/entry/{$entry}" );
	}
}
