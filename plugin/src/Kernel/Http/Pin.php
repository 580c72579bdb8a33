<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Http;

use Closure;
use CurlHandle;
use WP_Error;
use WpOrg\Requests\Exception;

/**
 * Holds a call of WordPress's to the addresses that PublicHost has found, because the name may lead elsewhere a moment
 * later. Where it cannot, nothing is called: without curl, or by a proxy, somebody else would look up the name again.
 */
final class Pin {

	/** WordPress has no curl with TLS, or called without it. */
	public const CURL = 'curl';

	/** A proxy would look up the name. */
	public const PROXY = 'proxy';

	private bool $is_held = false;

	/** @param list<string> $addresses None is wherever the name leads. */
	public function __construct( private readonly string $url, private readonly array $addresses ) {}

	/** Whether this server can hold a name to its addresses; WordPress calls https by curl on the same condition. */
	public static function isPossible(): bool {
		return function_exists( 'curl_exec' ) && 0 !== ( ( ( curl_version() ?: array() )['features'] ?? 0 ) & CURL_VERSION_SSL );
	}

	/** @param self::CURL|self::PROXY $fault */
	public static function words( string $fault ): string {
		return self::PROXY === $fault
			? __( 'A proxy is set for this address (WP_PROXY_HOST), which would look up its name once more. Add the name to WP_PROXY_BYPASS_HOSTS.', 'vestibule' )
			: __( 'WordPress on this server cannot call by curl with TLS, without which it cannot be sure where an address leads.', 'vestibule' );
	}

	/**
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
		// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress's own transport has no other way to hold a name to its address.
		$this->is_held = curl_setopt( $handle, CURLOPT_RESOLVE, array( wp_parse_url( $this->url, PHP_URL_HOST ) . ":{$port}:" . implode( ',', $this->addresses ) ) )
			// The environment may name a proxy as well.
			&& curl_setopt( $handle, CURLOPT_PROXY, '' );
		// phpcs:enable
	}

	/**
	 * Posts to an address that PublicHost has found public. No redirect is followed, and the answer is read to its
	 * limit.
	 *
	 * @param array<string, string> $headers
	 * @param int                   $seconds For the whole call.
	 * @param int                   $limit   Of the answer, in bytes.
	 * @return array<string, mixed>|WP_Error As wp_remote_post() answers.
	 */
	public function post( array $headers, string $body, int $seconds, int $limit ): array|WP_Error {
		$options = array( 'headers' => $headers, 'body' => $body, 'timeout' => $seconds, 'redirection' => 0, 'limit_response_size' => $limit );
		return $this->during( fn (): array|WP_Error => wp_remote_post( $this->url, $options ) );
	}

	/** @param self::CURL|self::PROXY $fault */
	private static function error( string $fault ): WP_Error {
		return new WP_Error( $fault, self::words( $fault ) );
	}
}
