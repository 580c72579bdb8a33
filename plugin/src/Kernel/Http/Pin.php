<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Http;

use Closure;
use CurlHandle;
use WP_Error;
use WpOrg\Requests\Exception;

/**
 * Restricts a WordPress HTTP request to the IP addresses that PublicHost has found, because DNS can change before the
 * request is sent. Doesn't send the request if curl is missing or a proxy is used, because the hostname would be
 * resolved again.
 */
final class Pin {

	/** Error code: PHP has no curl with TLS, or WordPress sent the request without curl. */
	public const CURL = 'curl';

	/** Error code: a proxy would resolve the hostname again. */
	public const PROXY = 'proxy';

	private bool $is_held = false;

	/** @param list<string> $addresses IP addresses; empty for no restriction. */
	public function __construct( private readonly string $url, private readonly array $addresses ) {}

	/** Checks whether this server can restrict addresses. WordPress uses curl for https under the same conditions. */
	public static function isPossible(): bool {
		return function_exists( 'curl_exec' )
			&& 0 !== ( ( ( curl_version() ?: array() )['features'] ?? 0 ) & CURL_VERSION_SSL );
	}

	/** @param self::CURL|self::PROXY $fault */
	public static function words( string $fault ): string {
		return self::PROXY === $fault
			? __( 'This URL would be requested through a proxy (WP_PROXY_HOST), which looks up the hostname again. Add the hostname to WP_PROXY_BYPASS_HOSTS.', 'vestibule' )
			: __( 'WordPress cannot use curl with TLS on this server, so the IP address of a URL cannot be verified.', 'vestibule' );
	}

	/**
	 * Sends a request through $call while the restriction is active.
	 *
	 * @param Closure(): (array<string, mixed>|WP_Error) $call
	 * @return array<string, mixed>|WP_Error
	 */
	public function during( Closure $call ): array|WP_Error {
		if ( array() === $this->addresses ) {
			return $call();
		}
		$proxy = new \WP_HTTP_Proxy();
		if ( $proxy->is_enabled() && $proxy->send_through_proxy( $this->url ) ) {
			return self::error( self::PROXY );
		}
		if ( ! self::isPossible() ) {
			return self::error( self::CURL );
		}
		$this->is_held = false;
		$hold          = $this->hold( ... );
		$is_refused    = false;
		$refuse        = static function () use ( &$is_refused ): void {
			$is_refused = true;
			throw new Exception( self::words( self::CURL ), self::CURL );
		};
		add_action( 'http_api_curl', $hold );
		add_action( 'requests-fsockopen.before_request', $refuse );
		try {
			$answer = $call();
			return ! $is_refused && ( $this->is_held || is_wp_error( $answer ) ) ? $answer : self::error( self::CURL );
		} finally {
			remove_action( 'http_api_curl', $hold );
			remove_action( 'requests-fsockopen.before_request', $refuse );
		}
	}

	private function hold( mixed $handle ): void {
		if ( ! $handle instanceof CurlHandle ) {
			return;
		}
		$port = wp_parse_url( $this->url, PHP_URL_PORT ) ?? 443;
		// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress can't restrict a hostname to an IP address in any other way.
		$this->is_held = curl_setopt(
			$handle,
			CURLOPT_RESOLVE,
			array( wp_parse_url( $this->url, PHP_URL_HOST ) . ":{$port}:" . implode( ',', $this->addresses ) )
		)
			// Environment variables can also set a proxy.
			&& curl_setopt( $handle, CURLOPT_PROXY, '' );
		// phpcs:enable
	}

	/**
	 * Sends a POST request to a URL that PublicHost has accepted. Redirects are not followed.
	 *
	 * @param array<string, string> $headers
	 * @param int                   $seconds Timeout.
	 * @param int                   $limit   Maximum number of response bytes to read.
	 * @return array<string, mixed>|WP_Error As in wp_remote_post().
	 */
	public function post( array $headers, string $body, int $seconds, int $limit ): array|WP_Error {
		$options = array(
			'headers' => $headers,
			'body' => $body,
			'timeout' => $seconds,
			'redirection' => 0,
			'limit_response_size' => $limit,
		);
		return $this->during( fn (): array|WP_Error => wp_remote_post( $this->url, $options ) );
	}

	/** @param self::CURL|self::PROXY $fault */
	private static function error( string $fault ): WP_Error {
		return new WP_Error( $fault, self::words( $fault ) );
	}
}
