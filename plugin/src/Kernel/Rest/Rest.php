<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Rest;

use WP_Error;

/** Helpers for all REST routes of the plugin. */
final class Rest {

	public const SPACE = 'vestibule/v1';

	/** Capability of administrators. */
	public const OWNERS = 'manage_options';

	/**
	 * Checks a capability in a permission callback.
	 *
	 * @param string $code  Error code, such as `vestibule_demo_forbidden`.
	 * @param string $words Error message.
	 */
	public static function allow( string $capability, string $code, string $words ): true|WP_Error {
		return current_user_can( $capability ) ? true : self::refusal( $code, $words );
	}

	/** Returns an error with status 401 for guests, 403 for logged-in users. */
	public static function refusal( string $code, string $words ): WP_Error {
		return new WP_Error( $code, $words, array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Returns an error with status 409, because the data has changed since the client loaded it.
	 *
	 * @param array<string, mixed> $now Currently stored data.
	 */
	public static function conflict( string $code, string $words, array $now = array() ): WP_Error {
		return new WP_Error( $code, $words, array( 'status' => 409 ) + $now );
	}
}
