<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/** Headers for pages that show a visitor's answers: no caching, and no referrer to other sites. */
final class PrivatePage {

	/** Must be called before the page's HTML is printed, because headers can't be sent after that. */
	public static function sendHeaders(): void {
		self::forbidCaching();
		nocache_headers();
		header( 'Cache-Control: no-cache, no-store, must-revalidate, max-age=0, private' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Robots-Tag: noindex' );
	}

	/**
	 * Forbids caching by plugins and, if headers can still be sent, also by caches outside WordPress. Block themes
	 * render the whole page before they print it, so headers can still be sent then.
	 */
	public static function forbidSharedCaching(): void {
		self::forbidCaching();
		if ( ! headers_sent() ) {
			header( 'Cache-Control: private, no-cache, no-store, must-revalidate, max-age=0' );
		}
	}

	public static function forbidCaching(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
	}
}
