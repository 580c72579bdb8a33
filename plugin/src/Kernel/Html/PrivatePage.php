<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

/** A page that shows what one visitor typed: no cache may keep it, and its address goes to no other site. */
final class PrivatePage {

	/** Sent before the page's HTML starts, because by then a block can add no header. */
	public static function sendHeaders(): void {
		self::forbidCaching();
		nocache_headers();
		header( 'Cache-Control: no-cache, no-store, must-revalidate, max-age=0, private' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Robots-Tag: noindex' );
	}

	/** Also tells caches outside of WordPress, where the page has not begun yet: block themes render it as a whole first. */
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
