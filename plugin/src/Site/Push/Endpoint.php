<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Http\PublicHost;

/**
 * The address that a browser was given by its push service. A visitor sends it, and this server will call it: only
 * https, only a name, and only where that name leads to a public address (security row 19).
 */
final class Endpoint {

	public const LONGEST = 2048;

	/**
	 * @return array{addresses: list<string>}|null What to call it by: none is wherever its name leads. Null where it is
	 * not to be called.
	 */
	public static function reach( string $url ): ?array {
		if ( strlen( $url ) > self::LONGEST || 1 !== preg_match( '#^https?://[\x21-\x7e]+$#D', $url ) ) {
			return null;
		}
		$found     = ( new PublicHost() )->resolve( $url );
		$addresses = is_array( $found ) ? $found : array();
		/**
		 * Filters whether the server may send to this endpoint.
		 *
		 * @param bool   $is_public Whether it is https at a public address.
		 * @param string $url
		 */
		$allowed = true === apply_filters( 'vestibule/push_endpoint', array() !== $addresses, $url );
		return $allowed ? array( 'addresses' => $addresses ) : null;
	}

	/** What the token is for. */
	public static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : array();
		return ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
