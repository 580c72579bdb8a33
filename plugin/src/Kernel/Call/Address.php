<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/**
 * IP address of the visitor. X-Forwarded-For can be forged, so it is read only if the request comes from a proxy in
 * VESTIBULE_TRUSTED_PROXIES. The visitor's address is the rightmost one that is not a trusted proxy.
 */
final class Address {

	/** @param list<string> $proxies IP addresses or networks such as 10.0.0.0/8. */
	public function __construct( private readonly array $proxies ) {}

	/** Reads the constant VESTIBULE_TRUSTED_PROXIES, which is an array or a comma-separated string. */
	public static function configured(): self {
		$proxies = defined( 'VESTIBULE_TRUSTED_PROXIES' ) ? constant( 'VESTIBULE_TRUSTED_PROXIES' ) : array();
		$proxies = is_string( $proxies ) ? explode( ',', $proxies ) : $proxies;
		$proxies = is_array( $proxies ) ? array_filter( $proxies, 'is_string' ) : array();
		return new self( array_values( array_filter( array_map( 'trim', $proxies ) ) ) );
	}

	/**
	 * @param string $remote    Value of REMOTE_ADDR.
	 * @param string $forwarded Value of the header X-Forwarded-For.
	 */
	public function resolve( string $remote, string $forwarded ): string {
		$address = $remote;
		foreach ( array_reverse( explode( ',', $forwarded ) ) as $hop ) {
			$hop = trim( $hop );
			if ( ! $this->isTrusted( $address ) || false === filter_var( $hop, FILTER_VALIDATE_IP ) ) {
				break;
			}
			$address = $hop;
		}
		return $address;
	}

	/** Returns the network that rate limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address. */
	public static function network( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $packed || 16 !== strlen( $packed ) ) {
			return $address;
		}
		return str_starts_with( $packed, str_repeat( "\0", 10 ) . "\xff\xff" )
			? (string) inet_ntop( substr( $packed, 12 ) )
			: inet_ntop( substr( $packed, 0, 8 ) . str_repeat( "\0", 8 ) ) . '/64';
	}

	/** Checks whether the address is a trusted proxy. */
	public function isTrusted( string $address ): bool {
		foreach ( $this->proxies as $proxy ) {
			if ( self::contains( $proxy, $address ) ) {
				return true;
			}
		}
		return false;
	}

	private static function contains( string $network, string $address ): bool {
		list( $base, $bits ) = explode( '/', $network, 2 ) + array( 1 => '' );
		if (
			false === filter_var( $base, FILTER_VALIDATE_IP ) || false === filter_var( $address, FILTER_VALIDATE_IP )
		) {
			return false;
		}
		$base    = (string) inet_pton( $base );
		$address = (string) inet_pton( $address );
		$bits    = str_contains( $network, '/' )
			? filter_var(
				$bits,
				FILTER_VALIDATE_INT,
				array( 'options' => array( 'min_range' => 0, 'max_range' => 8 * strlen( $base ) ) )
			)
			: 8 * strlen( $base );
		if ( false === $bits ) {
			return false;
		}
		$bytes   = intdiv( $bits, 8 );
		$mask    = 0xff & ( 0xff << ( 8 - $bits % 8 ) );
		return strlen( $base ) === strlen( $address )
			&& substr( $base, 0, $bytes ) === substr( $address, 0, $bytes )
			&& ( 0 === $bits % 8 || ( ord( $base[ $bytes ] ) & $mask ) === ( ord( $address[ $bytes ] ) & $mask ) );
	}
}
