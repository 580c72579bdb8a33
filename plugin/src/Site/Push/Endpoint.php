<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Http\PublicHost;

/**
 * URL that a browser got from its push service. It comes from a visitor, and this server sends requests to it, so it is
 * checked. It must use https, and its hostname must resolve to a public IP address (security row 19).
 */
final class Endpoint {

	public const MAX_URL_BYTES = 2048;

	/**
	 * Checks whether this server may send requests to a URL.
	 *
	 * @return array{addresses: list<string>}|null IP addresses for the request. The list is empty if a filter has
	 * allowed another host. Null if the URL must not be used.
	 */
	public static function reach( string $url ): ?array {
		if ( strlen( $url ) > self::MAX_URL_BYTES || 1 !== preg_match( '#^https?://[\x21-\x7e]+$#D', $url ) ) {
			return null;
		}
		$found     = ( new PublicHost() )->resolve( $url );
		$addresses = is_array( $found ) ? $found : array();
		/**
		 * Filters whether this server may send requests to an endpoint.
		 *
		 * @param bool   $is_public True if the URL uses https and a public IP address.
		 * @param string $url
		 */
		$allowed = true === apply_filters( 'vestibule/push_endpoint', array() !== $addresses, $url );
		return $allowed ? array( 'addresses' => $addresses ) : null;
	}

	/** Returns the origin of a URL. A token is only valid for one origin. */
	public static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : array();
		return ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' )
			. ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
