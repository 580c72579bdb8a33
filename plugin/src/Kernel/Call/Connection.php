<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/** HTTP connection to the visitor, for work after the response. */
final class Connection {

	/**
	 * Sends the response now, so that the visitor doesn't wait until the request has ended.
	 *
	 * @return bool False if this server doesn't support this.
	 */
	public static function end(): bool {
		ignore_user_abort( true );
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				return true;
			}
		}
		return false;
	}
}
