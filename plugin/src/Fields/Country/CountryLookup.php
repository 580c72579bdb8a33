<?php

declare(strict_types=1);

namespace Vestibule\Fields\Country;

use Vestibule\Kernel\Call\Request;

/**
 * Determines the country of a visitor, for the initial value of a phone field (docs/rest.md). Uses an external service
 * only if an administrator has configured one. Returns an empty string if the lookup fails.
 */
final class CountryLookup {

	private const SECONDS = 2;

	public function country( Request $request ): string {
		$country = $this->fromEdge( $request );
		return '' === $country ? $this->fromService( $request->address ) : $country;
	}

	/**
	 * Reads the country from a header that the CDN sets. Requires that a trusted proxy sent the request, because the
	 * header can be forged.
	 */
	private function fromEdge( Request $request ): string {
		if ( ! $request->proxied ) {
			return '';
		}
		/**
		 * Filters the name of the header in which the CDN sends the visitor's country.
		 *
		 * @param string $header
		 */
		$header = apply_filters( 'vestibule/country_header', 'CF-IPCountry' );
		return is_string( $header ) ? $this->code( $request->header( $header ) ) : '';
	}

	/** @return string URL of the service. Empty if there is none. */
	public static function service(): string {
		/**
		 * Filters the URL of a service that returns JSON with the key `country`. {ip} is replaced by the visitor's IP
		 * address. If the URL is empty, which is the default, no service is used.
		 *
		 * @param string $service Option vestibule_country_service.
		 */
		$service = apply_filters( 'vestibule/country_service', get_option( 'vestibule_country_service', '' ) );
		return is_string( $service ) ? $service : '';
	}

	private function fromService( string $address ): string {
		$service = self::service();
		if ( ! $this->hasFixedHost( $service ) || ! $this->isPublic( $address ) ) {
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
		$answer = wp_safe_remote_get(
			$url,
			array( 'timeout' => self::SECONDS, 'redirection' => 0, 'limit_response_size' => 4096 )
		);
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

	/**
	 * Checks whether the URL has a fixed hostname, so that the placeholder for the IP address can only be in the path
	 * or the query.
	 */
	private function hasFixedHost( string $service ): bool {
		return 1 === preg_match( '#^https://[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?]|$)#D', $service );
	}

	/**
	 * Checks whether an IP address is public. Rejects IPv4 addresses in IPv6 notation, because PHP 8.2 doesn't
	 * recognize private ones.
	 */
	private function isPublic( string $address ): bool {
		return ! str_starts_with( strtolower( $address ), '::ffff:' )
			&& false !== filter_var(
				$address,
				FILTER_VALIDATE_IP,
				FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE
			);
	}
}
