<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/** Headers for pages that show a visitor's answers: no caching, and no referrer to other sites. */
final class PrivatePage {

	/** Must be called before the page's HTML, because headers can't be sent any more when blocks are rendered. */
	public static function sendHeaders(): void {
		self::forbidCaching();
		nocache_headers();
		header( 'Cache-Control: no-cache, no-store, must-revalidate, max-age=0, private' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Robots-Tag: noindex' );
	}

	/**
	 * Forbids caching, also by caches outside WordPress if headers can still be sent. Block themes render the page
	 * before they print it, so headers can still be sent there.
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
