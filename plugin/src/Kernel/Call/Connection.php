<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/** HTTP connection to the visitor, for work after the response. */
final class Connection {

	/**
	 * Sends the response now, so that the visitor doesn't wait for the rest of the request.
	 *
	 * @return bool False if this server can't do so.
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
