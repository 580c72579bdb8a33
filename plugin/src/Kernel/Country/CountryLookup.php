<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Country;

use Vestibule\Kernel\Call\Request;

/**
 * The visitor's country, for the first value of a phone field (docs/rest.md). Nobody is
 * asked unless the owner named a service; whatever fails, the answer is "not known" and the form goes on.
 */
final class CountryLookup {

	private const SECONDS = 2;

	public function country( Request $request ): string {
		$country = $this->fromEdge( $request );
		return '' === $country ? $this->fromService( $request->address ) : $country;
	}

	/**
	 * What the edge wrote into a header; counts only from a proxy that the owner trusts, because any visitor can write
	 * it too.
	 */
	private function fromEdge( Request $request ): string {
		if ( ! $request->proxied ) {
			return '';
		}
		/**
		 * Filters the name of the header in which the edge sends the visitor's country.
		 *
		 * @param string $header
		 */
		$header = apply_filters( 'vestibule/country_header', 'CF-IPCountry' );
		return is_string( $header ) ? $this->code( $request->header( $header ) ) : '';
	}

	private function fromService( string $address ): string {
		/**
		 * Filters the address of an IP service that answers JSON with a field `country`; {ip} stands for the visitor's
		 * address. Empty, as by default, asks nobody.
		 *
		 * @param string $service Of the option vestibule_country_service.
		 */
		$service = apply_filters( 'vestibule/country_service', get_option( 'vestibule_country_service', '' ) );
		if ( ! is_string( $service ) || ! $this->hasFixedHost( $service ) || ! $this->isPublic( $address ) ) {
			return '';
		}
		$key    = 'vestibule_country_' . substr( hash_hmac( 'sha256', $service . '|' . $address, wp_salt() ), 0, 32 );
		$cached = get_transient( $key );
		if ( is_string( $cached ) ) {
			return $cached;
		}
		$country = $this->ask( str_replace( '{ip}', rawurlencode( $address ), $service ) );
		set_transient( $key, $country, '' === $country ? 10 * MINUTE_IN_SECONDS : DAY_IN_SECONDS );
		return $country;
	}

	private function ask( string $url ): string {
		$answer = wp_safe_remote_get( $url, array( 'timeout' => self::SECONDS, 'redirection' => 0, 'limit_response_size' => 4096 ) );
		if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			return '';
		}
		$data = json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $data ) && is_string( $data['country'] ?? null ) ? $this->code( $data['country'] ) : '';
	}

	private function code( string $text ): string {
		$code = strtoupper( trim( $text ) );
		return in_array( $code, Countries::assigned(), true ) ? $code : '';
	}

	/** The visitor's address may stand in the path or the query; whom the server asks is the owner's choice alone. */
	private function hasFixedHost( string $service ): bool {
		return 1 === preg_match( '#^https://[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?]|$)#D', $service );
	}

	/**
	 * An IPv4 address written as an IPv6 one is nobody's on the internet, and PHP 8.2 does not know that it may be
	 * private.
	 */
	private function isPublic( string $address ): bool {
		return ! str_starts_with( strtolower( $address ), '::ffff:' ) && false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	}
}
