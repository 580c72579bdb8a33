<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Http;

use Closure;

/**
 * Resolver for URLs that users enter. Accepts only https URLs with a hostname whose IP addresses are all public
 * (docs/security.md, row 19). WordPress's own check misses many private ranges and resolves the hostname again for the
 * request. Pin restricts the request to the addresses that this class returns.
 */
final class PublicHost {

	private const PORTS = array( 443, 8443 );

	private const NAME = '/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/D';

	/**
	 * @param (Closure(string): (list<string>|false))|null $resolve Returns all IPv4 addresses of a name; null uses the
	 * system's DNS.
	 */
	public function __construct( private readonly ?Closure $resolve = null ) {}

	/** @return non-empty-list<string>|AddressFault IPv4 addresses of the host. IPv6 is never used. */
	public function resolve( string $url ): array|AddressFault {
		$parts = wp_parse_url( $url );
		$host  = strtolower( is_array( $parts ) ? $parts['host'] ?? '' : '' );
		return match ( true ) {
			! is_array( $parts )
				|| 'https' !== strtolower( $parts['scheme'] ?? '' )
				|| 1 !== preg_match( '/^[\x21-\x7e]+$/D', $url ) => AddressFault::NotHttps,
			isset( $parts['user'] ) || isset( $parts['pass'] )         => AddressFault::Credentials,
			! in_array( $parts['port'] ?? 443, self::PORTS, true )     => AddressFault::Port,
			1 !== preg_match( self::NAME, $host )                      => AddressFault::NoName,
			default                                                    => $this->addresses( $host ),
		};
	}

	/** @return non-empty-list<string>|AddressFault */
	private function addresses( string $host ): array|AddressFault {
		$found = null === $this->resolve ? gethostbynamel( $host ) : ( $this->resolve )( $host );
		if ( false === $found || array() === $found ) {
			return AddressFault::Unknown;
		}
		foreach ( $found as $ip ) {
			if ( false === filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 | FILTER_FLAG_GLOBAL_RANGE ) ) {
				return AddressFault::NotPublic;
			}
		}
		return array_values( $found );
	}
}
