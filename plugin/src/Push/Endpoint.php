<?php

declare(strict_types=1);

namespace Vestibule\Push;

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
		$addresses = self::addresses( $url );
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

	/** @return list<string> All of its addresses, or none when one of them is not public. */
	private static function addresses( string $url ): array {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || 'https' !== ( $parts['scheme'] ?? '' ) || isset( $parts['user'] ) || isset( $parts['pass'] ) || ! in_array( $parts['port'] ?? 443, array( 443, 8443 ), true ) ) {
			return array();
		}
		$host = strtolower( $parts['host'] ?? '' );
		if ( 1 !== preg_match( '/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/D', $host ) ) {
			return array();
		}
		$found  = gethostbynamel( $host );
		$public = array_filter( false === $found ? array() : $found, static fn ( string $ip ): bool => false !== filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 | FILTER_FLAG_GLOBAL_RANGE ) );
		return false !== $found && count( $public ) === count( $found ) ? $found : array();
	}
}
