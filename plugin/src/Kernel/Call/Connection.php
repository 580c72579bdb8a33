<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/** The visitor's connection, for work that comes after the answer. */
final class Connection {

	/**
	 * Hands the answer over now, so that nobody waits for what follows; the request goes on.
	 *
	 * @return bool Whether this server can do so.
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
