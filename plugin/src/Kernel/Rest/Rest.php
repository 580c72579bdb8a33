<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Rest;

use WP_Error;

/** What the plugin's REST routes have in common. */
final class Rest {

	public const SPACE = 'vestibule/v1';

	/** Those who set the site up. */
	public const OWNERS = 'manage_options';

	/**
	 * For a permission callback.
	 *
	 * @param string $code  Such as `vestibule_demo_forbidden`.
	 * @param string $words Why not.
	 */
	public static function allow( string $capability, string $code, string $words ): true|WP_Error {
		return current_user_can( $capability ) ? true : self::refusal( $code, $words );
	}

	/** 401 for a guest, 403 for somebody who is signed in. */
	public static function refusal( string $code, string $words ): WP_Error {
		return new WP_Error( $code, $words, array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * 409: what was sent starts from something that has changed since.
	 *
	 * @param array<string, mixed> $now What is stored now.
	 */
	public static function conflict( string $code, string $words, array $now = array() ): WP_Error {
		return new WP_Error( $code, $words, array( 'status' => 409 ) + $now );
	}
}
